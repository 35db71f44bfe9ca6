import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { BlobCache } from "../../../scripts/blob-cache.ts";
import { DiskStore } from "../../../scripts/build/reading-store.ts";
import { articleText, type ContentCopy, copyContent, projectRoot } from "../../../tests/support/content.ts";
import { type LoadResult, loadContent } from "../load.server.ts";
import { MemoryStore, type ReadingStore } from "./kept-readings.ts";

const MOMENT = Date.parse("2100-01-01T12:00:00Z");

function load({ root }: ContentCopy, store?: ReadingStore): LoadResult {
  return loadContent(root, MOMENT, store);
}

/** Everything that pages, lists and reports are made of. */
function seen({ content, preview, problems, warnings, files, textOf }: LoadResult) {
  const entries = [content, preview].map((each) =>
    each.types.flatMap((type) =>
      each.all(type).map(({ name, address, data, prose, source }) => {
        const { sections, ...facts } = prose ?? { sections: () => [] };
        return { type, name, address, data, facts, sections: sections(), body: source.body, digest: source.digest() };
      }),
    ),
  );
  return { entries, problems, warnings, files, texts: files.map(textOf) };
}

/** A store on disk as each build opens it, and the file in which it keeps what it knows. */
function diskStores() {
  const root = mkdtempSync(join(tmpdir(), "readings-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, "node_modules/.cache/site/build");
  return {
    open: () => new DiskStore(projectRoot, new BlobCache(root, "build")),
    files: () => readdirSync(folder).map((name) => join(folder, name)),
  };
}

const stores = () => {
  const memory = new MemoryStore();
  return { memory: () => memory, disk: diskStores().open };
};

describe.each(["memory", "disk"] as const)("Of a store (%s)", (kind) => {
  test("What was kept is what would be read", () => {
    const open = stores()[kind];
    const copy = copyContent();
    seen(load(copy, open()));
    expect(seen(load(copy, open()))).toEqual(seen(load(copy)));
  });

  test.each([
    ["edited", (copy: ContentCopy) => copy.edit("blog/ai-trends.mdx", (text) => `${text}\nOne more sentence.\n`)],
    [
      "edited, and its size and its time put back",
      (copy: ContentCopy) => {
        const { mtime } = statSync(copy.path("blog/ai-trends.mdx"));
        copy.edit("blog/ai-trends.mdx", (text) => text.replace("the", "teh"));
        utimesSync(copy.path("blog/ai-trends.mdx"), mtime, mtime);
      },
    ],
    [
      "given a mistake",
      (copy: ContentCopy) => copy.edit("blog/ai-trends.mdx", (text) => `${text}\n[gone](/nowhere)\n`),
    ],
    [
      "given a word that house style avoids",
      (copy: ContentCopy) => copy.edit("blog/ai-trends.mdx", (text) => `${text}\nWe leverage.\n`),
    ],
    ["deleted, although others name it", (copy: ContentCopy) => copy.delete("blog/ai-trends.mdx")],
    ["joined by another", (copy: ContentCopy) => copy.write("blog/new.mdx", articleText({ id: 9001 }))],
  ] as const)("A file that was %s is looked at anew", (_what, change) => {
    const open = stores()[kind];
    const copy = copyContent();
    seen(load(copy, open()));
    change(copy);
    const fresh = seen(load(copy));
    expect(seen(load(copy, open()))).toEqual(fresh);
    // Mistakes and warnings are told each time, not only when they are new.
    expect(seen(load(copy, open()))).toEqual(fresh);
  });

  test("A fact that other files use changes what they are read as", () => {
    const open = stores()[kind];
    const copy = copyContent();
    seen(load(copy, open()));
    copy.edit("site/brand.json", (text) => text.replace(/"name": "[^"]*"/, '"name": "Another"'));
    const known = load(copy, open());
    expect(JSON.stringify(seen(known))).toContain("Another");
    expect(seen(known)).toEqual(seen(load(copy)));
  });
});

test.each([
  ["cut short", (data: Buffer) => data.subarray(0, data.length / 2)],
  ["emptied", () => Buffer.alloc(0)],
  ["changed in one place", (data: Buffer) => data.fill("x", 100, 101)],
  ["replaced by something else", () => Buffer.from("[]")],
])("Readings that were %s count for nothing", (_how, damage) => {
  const { open, files } = diskStores();
  const copy = copyContent();
  load(copy, open());
  for (const file of files()) writeFileSync(file, damage(readFileSync(file)));
  expect(seen(load(copy, open()))).toEqual(seen(load(copy)));
});
