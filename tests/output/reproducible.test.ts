import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readTree } from "../support/built-site.ts";

/** What a build reads. */
const INPUTS = ["content", "public", "schemas", "scripts", "src", "package.json", "tsconfig.json", "vite.config.ts"];

let copy = "";

function build(): Map<string, Buffer> {
  execFileSync(join(copy, "node_modules/.bin/node"), ["scripts/build.ts"], { cwd: copy });
  return readTree(join(copy, "dist"));
}

function changedFiles(before: Map<string, Buffer>, after: Map<string, Buffer>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => !before.get(path)?.equals(after.get(path) ?? Buffer.alloc(0))).sort();
}

/** Adds an article that is not to be published: neither pages nor lists, feed, sitemap or search data may show it. */
function addDraft(name: string, id: number): void {
  const text = readFileSync(join(copy, "content/blog/ai-chatbots.mdx"), "utf8");
  const draft = text.replace(/^id: .*$/m, `id: ${id}\ndraft: true`).replace(/^( *title: ")/gm, "$1Draft: ");
  writeFileSync(join(copy, `content/blog/${name}.mdx`), draft.replace(/^( *description: ")/m, "$1Draft. "));
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "site-"));
  for (const input of INPUTS) cpSync(input, join(copy, input), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
});

afterAll(() => rmSync(copy, { recursive: true }));

test("a second build, in another folder, is the same to the byte; an edited article changes its own files only, a draft none", () => {
  const first = readTree("dist");
  const second = build();
  expect(changedFiles(first, second)).toEqual([]);

  const article = join(copy, "content/blog/ai-trends.mdx");
  writeFileSync(article, `${readFileSync(article, "utf8")}\nAn added sentence.\n`);
  addDraft("a-draft", 9_999);
  const files = ["blog/ai-trends.html", "data/blog/ai-trends.json"];
  expect(changedFiles(second, build())).toEqual(files.flatMap((file) => [file, `${file}.br`, `${file}.gz`]));
});
