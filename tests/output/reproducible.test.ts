import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { VITE } from "../../scripts/hosts/local-site.ts";
import { ProjectCopy } from "../../scripts/lib/project-copy.ts";
import { PAGE_SIZE } from "../../src/addresses/pagination.ts";
import { editArticle, writeArticles } from "../support/articles.ts";
import { readTree } from "../support/built-site.ts";

/** With separate caches, so earlier builds of this project have no effect. */
const copy = new ProjectCopy();

const buildCommand = [process.execPath, [VITE, "build"], { cwd: copy.root }] as const;

function build(): Map<string, Buffer> {
  execFileSync(...buildCommand);
  return readTree(join(copy.root, "dist"));
}

function changedFiles(before: Map<string, Buffer>, after: Map<string, Buffer>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => !before.get(path)?.equals(after.get(path) ?? Buffer.alloc(0))).sort();
}

afterAll(() => copy.remove());

test("a build that was killed once its pages were written has no say in the next one, which leaves what was built elsewhere, to the byte", async () => {
  const killed = spawn(...buildCommand);
  killed.stdout.on("data", (text: Buffer) => text.toString().includes("pages were new") && killed.kill("SIGKILL"));
  const [, signal] = await once(killed, "close");
  expect(signal).toBe("SIGKILL");
  expect(changedFiles(readTree("dist"), build())).toEqual([]);
});

test("an edited article changes its own files and the feeds only", () => {
  const before = readTree(join(copy.root, "dist"));
  editArticle(join(copy.root, "content/blog"), "ai-trends");
  const after = build();
  const own = ["blog/ai-trends.html", "blog/ai-trends.md", "data/blog/ai-trends.json"];
  const files = [...own, "blog/feed.json", "blog/feed.xml"].sort();
  const changed = changedFiles(before, after);
  expect(changed).toEqual(files.flatMap((file) => [file, `${file}.br`]));
});

test("articles for two more pages of the list change no byte of any script or style, and none of the pages that don't list them", () => {
  // Longer lists have links that no page had before, so the policy names other styles (decision 122).
  const mayChange = /^(?:blog|data\/blog)[./]|^(?:sitemap\.xml|llms\.txt|assistant\/|images\/|_headers)/;
  const before = readTree(join(copy.root, "dist"));
  const added = 2 * PAGE_SIZE;
  writeArticles(join(copy.root, "content/blog"), added);
  const changed = changedFiles(before, build());
  const data = changed.filter((path) => path.startsWith("data/blog/generated-") && path.endsWith(".json"));
  expect(data).toHaveLength(added);
  expect(changed.filter((path) => !mayChange.test(path))).toEqual([]);
});
