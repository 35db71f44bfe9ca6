import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type SectionKind, sectionOfAnyKind, sectionSchemas } from "../../schemas/sections/index.ts";
import { content } from "../../tests/support/site.ts";
import { NEEDS_APPLICATION } from "../components/needs-application.ts";
import { anchorsOf } from "../content/lists/anchors.server.ts";
import { showSection } from "./data.server.ts";
import { sectionComponents } from "./index.ts";
import { PageTemplate } from "./page.tsx";

const kinds = sectionSchemas.map((schema): SectionKind => schema.shape.section.value);

const exampleOf = (kind: SectionKind) =>
  sectionOfAnyKind.parse(JSON.parse(readFileSync(join(import.meta.dirname, kind, "example.json"), "utf8")));

/** Renders a page that has only this section */
async function rendered(kind: SectionKind): Promise<string> {
  const section = exampleOf(kind);
  const shown = showSection(section, { content, address: "/example", sections: [section], page: 1 });
  const route = createRootRoute({ component: () => <PageTemplate sections={[shown]} /> });
  const router = createRouter({ routeTree: route, history: createMemoryHistory({ initialEntries: ["/"] }) });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}

test("Every kind has a folder, a component and an example", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((item) => item.isDirectory());

  expect(folders.map(({ name }) => name).sort()).toEqual([...kinds].sort());
  expect(Object.keys(sectionComponents).sort()).toEqual([...kinds].sort());
  for (const kind of kinds) expect(exampleOf(kind).section).toBe(kind);
});

describe("The example of a kind", () => {
  // The contents need other sections on the page.
  test.each(kinds.filter((kind) => kind !== "contents"))("%s is shown with its heading and its words", async (kind) => {
    const html = (await rendered(kind)).replaceAll(/<!-- -->/g, "");
    const example = exampleOf(kind);
    const title = "title" in example ? example.title : undefined;

    expect(html.replaceAll(/<[^>]*>|\s/g, "").length).toBeGreaterThan(20);
    if (title !== undefined) expect(html).toContain(title);
  });
});

test.each(kinds)(
  "Links can lead to what the example of %s says they can: its HTML has those anchors and no others",
  async (kind) => {
    const example = exampleOf(kind);
    const { own, entries } = anchorsOf(example);
    const listed = entries ? content.all(entries.type).filter(({ name }) => entries.includes(name)) : [];
    const ids = [...(await rendered(kind)).matchAll(/\sid="([^".A-Z]+)"/g)].map(([, id]) => id);

    expect(ids.filter((id) => id !== "main").sort()).toEqual(
      [...own.map(({ id }) => id), ...listed.map(({ name }) => name)].sort(),
    );
  },
);

/** Kinds whose controls work without the application, and why. */
const WITHOUT_APPLICATION = new Map<string, string>([
  ["call", "the bootstrap brings its player, and plays and pauses the film (film.client.ts)"],
  ["hero", "the plan chooser is styles alone; the assistant beside a heading is the section's"],
]);

/** Interactive elements, and what React adds after hydration: a calculator's fields are in no HTML. */
const CONTROL =
  /<(?:Button|button|input|select|textarea)\b|\b(?:useState|useReducer|useEffect|useSyncExternalStore|on(?:Click|Change|Input|Submit|KeyDown|Pointer\w+))\b/;

test("A kind that has controls, or does something in the browser, says that it needs the application, unless it works without", async () => {
  const codeOf = (kind: SectionKind) => {
    const folder = join(import.meta.dirname, kind);
    const files = readdirSync(folder).filter((name) => name.endsWith(".tsx"));
    return files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  };
  const controlled = kinds.filter((kind) => CONTROL.test(codeOf(kind)));
  const unmarked: SectionKind[] = [];
  for (const kind of kinds) {
    const html = await rendered(kind);
    const hasControls = controlled.includes(kind) || /<(?:button|input|select|textarea)\b/.test(html);
    if (hasControls && !html.includes(NEEDS_APPLICATION) && !WITHOUT_APPLICATION.has(kind)) unmarked.push(kind);
  }
  expect(controlled.length).toBeGreaterThan(2);
  expect(unmarked).toEqual([]);
});
