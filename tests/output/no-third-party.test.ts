import { expect, test } from "vitest";
import { readPages, readTree } from "../support/built-site.ts";
import { eachElement } from "../support/html-elements.ts";

/** Attributes that make a browser load something, unlike links. */
const FETCHING = ["src", "srcSet", "poster", "data", "action", "formAction", "ping", "background"];

/** Kinds of <link> that load nothing. */
const NAMING = ["canonical", "alternate"];

test("nothing that a page fetches, and no form, names another origin", () => {
  const foreign: string[] = [];
  for (const [path, html] of readPages("dist")) {
    eachElement(html, ({ tagName, properties }) => {
      const isNaming = NAMING.includes(String(properties["rel"]));
      const names = tagName === "link" && !isNaming ? [...FETCHING, "href"] : FETCHING;
      for (const name of names) {
        const value = String(properties[name] ?? "");
        if (/(?:^|[\s,])(?:https?:)?\/\//.test(value)) foreign.push(`${path}: ${tagName} ${name}="${value}"`);
      }
    });
  }
  expect(foreign).toEqual([]);
});

test("no style or manifest fetches from another origin", () => {
  const files = [...readTree("dist")].filter(([path]) => /\.(?:css|webmanifest|svg)$/.test(path));
  const foreign = files.filter(([, data]) =>
    /(?:url\(|@import|href=|"src": ?)["']?(?:https?:)?\/\//.test(data.toString()),
  );
  expect(files.length).toBeGreaterThan(2);
  expect(foreign.map(([path]) => path)).toEqual([]);
});

test("a build that reports nothing has nothing in it that could", () => {
  const scripts = [...readTree("dist")].filter(([path]) => path.endsWith(".js"));
  const reporting = scripts.filter(
    ([path, data]) => /reporter|web-vitals/.test(path) || /sendBeacon|site-event/.test(data.toString()),
  );
  expect(reporting.map(([path]) => path)).toEqual([]);
});
