import { readFileSync } from "node:fs";
import type { MDXContent } from "mdx/types.js";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadContent } from "../content/load.server.ts";
import { components } from "./components.tsx";
import { Prose } from "./prose.tsx";
import { renderBody } from "./render-body.server.tsx";

/** The same files as MDX's own compiler understands them. */
const compiled = import.meta.glob<{ default: MDXContent }>("/content/{blog,legal}/*.mdx", { eager: true });

const { content } = loadContent(process.cwd());

test.each(Object.keys(compiled))("%s is rendered to what MDX's compiler makes of it", (file) => {
  const Compiled = compiled[file]?.default ?? (() => null);
  const body = readFileSync(`.${file}`, "utf8").replace(/^---[\s\S]*?\n---\n/, "");
  const ours = renderToStaticMarkup(<Prose body={renderBody(body, content.tokens)} />);
  const theirs = renderToStaticMarkup(<Compiled components={components} />);
  // Numbers and their units are kept on one line by us alone (schemas/unbroken.ts).
  const asWritten = (html: string) => html.replaceAll("\u00a0", " ");
  expect(asWritten(ours).replace(/^<div class="[^"]*">|<\/div>$/g, "")).toBe(
    asWritten(theirs).replace(/ style="[^"]*"/g, ""),
  );
});

test("A component on one line stands for itself, and one within a sentence within it", () => {
  expect(renderBody('<Callout title="A">Words.</Callout>', new Map())).toMatchObject([{ tag: "aside" }]);
  expect(renderBody("See <Steps /> below.", new Map())).toMatchObject([
    { tag: "p", children: ["See ", { tag: "div" }, " below."] },
  ]);
});

test("Numbers stay with their units, and anchors as they were", () => {
  expect(renderBody("## In 30 minutes\n\nBy 5 pm.", new Map())).toEqual([
    { tag: "h2", props: { id: "in-30-minutes" }, children: ["In 30\u00a0minutes"] },
    "\n",
    { tag: "p", props: {}, children: ["By 5\u00a0pm."] },
  ]);
});

test("Facts are filled in in texts, links, code and properties", () => {
  const body = '<Callout title="[[brand]]">\n\n[[[brand]]](/x?y=[[brand]]) `[[brand]]`\n\n</Callout>';
  expect(JSON.stringify(renderBody(body, new Map([["brand", "Wren"]])))).not.toContain("[[");
});
