import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderBody } from "../../src/articles/render-body.server.tsx";
import { type LoadResult, loadContent } from "../../src/content/load.server.ts";
import { articleText, type ContentCopy, copyContent, projectRoot } from "../../tests/support/content.ts";
import { compileArticles } from "./articles.ts";

const MOMENT = Date.parse("2100-01-01T12:00:00Z");

/** Within the project, to resolve React from compiled articles. */
function emptyCache(): string {
  mkdirSync(join(projectRoot, "node_modules/.vite"), { recursive: true });
  const cache = mkdtempSync(join(projectRoot, "node_modules/.vite/articles-"));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  return cache;
}

async function load(copy: ContentCopy, cache: string, version = "1"): Promise<LoadResult> {
  const files = copy.files();
  return loadContent(files, MOMENT, await compileArticles({ files, cache, version }));
}

/** All inputs of pages, lists and reports, including bodies. */
async function seen({ content, problems, warnings }: LoadResult) {
  const entries = content.types
    .flatMap((type) => [...content.all(type)])
    .map(async ({ type, name, data, prose }) => {
      const { module, ...facts } = prose ?? {};
      return { type, name, data, facts, body: module && (await renderBody(module, content.pictures)) };
    });
  return { entries: await Promise.all(entries), problems, warnings };
}

test("What is taken from the cache is what is made from nothing, and what a check without the compiler finds", async () => {
  const copy = copyContent();
  const cache = emptyCache();
  const fresh = await seen(await load(copy, cache));
  const before = readdirSync(cache);

  expect(await seen(await load(copy, cache))).toEqual(fresh);
  expect(readdirSync(cache)).toEqual(before);
  const facts = fresh.entries.map(({ body: _body, ...entry }) => entry);
  const checked = await seen(copy.load(MOMENT));
  expect(checked.entries.map(({ body: _body, ...entry }) => entry)).toEqual(facts);
});

test.each([
  [
    "a fact",
    (copy: ContentCopy) => copy.edit("site/brand.json", (text) => text.replace(/"name": "[^"]*"/, '"name": "Changed"')),
  ],
  ["a text", (copy: ContentCopy) => copy.edit("blog/ai-trends.mdx", (text) => `${text}\nChanged.\n`)],
  [
    "a text, which has a mistake now",
    (copy: ContentCopy) => copy.edit("blog/ai-trends.mdx", (text) => `${text}\n<Changed>\n`),
  ],
  [
    "the number of texts",
    (copy: ContentCopy) => copy.write("blog/new.mdx", articleText({ id: 9001, body: "Changed.\n" })),
  ],
])("After %s has changed, the cache gives what is made from nothing", async (_what, change) => {
  const copy = copyContent();
  const cache = emptyCache();
  await load(copy, cache);
  change(copy);
  const known = await seen(await load(copy, cache));

  expect(JSON.stringify(known)).toContain("Changed");
  expect(known).toEqual(await seen(await load(copy, emptyCache())));
});

test("A component that has changed shows in a text that was compiled before", async () => {
  const copy = copyContent().write(
    "blog/fixture.mdx",
    articleText({ id: 9001, body: '<Callout title="A">\n\nWords.\n\n</Callout>\n' }),
  );
  const { content } = await load(copy, emptyCache());
  const module = content.find("blog", "fixture")?.prose?.module;
  vi.resetModules();
  vi.doMock("../../src/articles/components.tsx", () => ({
    components: { Callout: () => "changed" },
    Picture: () => null,
  }));
  onTestFinished(() => {
    vi.doUnmock("../../src/articles/components.tsx");
    vi.resetModules();
  });
  const fresh = await import("../../src/articles/render-body.server.tsx");

  expect(await fresh.renderBody(module, content.pictures)).toEqual(["changed"]);
});

test("Another version of the compiler, its options or its plugins takes nothing that an earlier one has made", async () => {
  const copy = copyContent();
  const cache = emptyCache();
  await load(copy, cache, "1");
  const before = readdirSync(cache);
  await load(copy, cache, "2");

  expect(readdirSync(cache).length).toBe(2 * before.length);
});

test("Files that were unused for a week are deleted, all others are kept", async () => {
  const copy = copyContent();
  const cache = emptyCache();
  await load(copy, cache);
  const used = readdirSync(cache);
  for (const name of ["old.mjs", "new.mjs", ...used]) {
    if (!used.includes(name)) writeFileSync(join(cache, name), "");
    if (name !== "new.mjs") utimesSync(join(cache, name), 0, 0);
  }
  await load(copy, cache);

  expect(readdirSync(cache).sort()).toEqual([...used, "new.mjs"].sort());
});
