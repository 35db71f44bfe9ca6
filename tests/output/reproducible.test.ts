import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { VITE } from "../../scripts/hosts/local-site.ts";
import { PAGE_SIZE } from "../../src/addresses/pagination.ts";
import { editArticle, writeArticles } from "../support/articles.ts";
import { readTree } from "../support/built-site.ts";
import { ProjectCopy } from "../support/project-copy.ts";

/** With separate caches, so earlier builds of this project have no effect. */
const copy = new ProjectCopy();
const output = join(copy.root, "dist");

function build(): Map<string, Buffer> {
  execFileSync(process.execPath, [VITE, "build"], { cwd: copy.root });
  return readTree(output);
}

function changedFiles(before: Map<string, Buffer>, after: Map<string, Buffer>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => !before.get(path)?.equals(after.get(path) ?? Buffer.alloc(0))).sort();
}

afterAll(() => copy.remove());

test("a build is the same elsewhere, to the byte, but for an article that was edited, which changes its own files and the feeds", () => {
  editArticle(join(copy.root, "content/blog"), "ai-trends");
  const own = ["blog/ai-trends.html", "blog/ai-trends.md", "data/blog/ai-trends.json"];
  const files = [...own, "blog/feed.json", "blog/feed.xml"].sort();
  expect(changedFiles(readTree("dist"), build())).toEqual(files.flatMap((file) => [file, `${file}.br`]));
});

test("articles for two more pages of the list change no byte of any script or style, and none of the pages that don't list them, whatever a build that was killed has left", () => {
  // Longer lists have links that no page had before, so the policy names other styles (decision 122).
  const mayChange = /^(?:blog|data\/blog)[./]|^(?:sitemap\.xml|llms\.txt|assistant\/|images\/|_headers)/;
  const before = readTree(output);
  const added = 2 * PAGE_SIZE;
  writeArticles(join(copy.root, "content/blog"), added);
  const page = join(output, "pricing.html");
  writeFileSync(page, readFileSync(page).subarray(0, 2000));
  writeFileSync(join(output, "left-over.html"), "half a pa");
  const changed = changedFiles(before, build());
  const data = changed.filter((path) => path.startsWith("data/blog/generated-") && path.endsWith(".json"));
  expect(data).toHaveLength(added);
  expect(changed.filter((path) => !mayChange.test(path))).toEqual([]);
});
