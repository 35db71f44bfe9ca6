import { execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { editArticle, writeArticles } from "../../scripts/bench/articles.ts";
import { VITE } from "../../scripts/lib/local-site.ts";
import { ProjectCopy } from "../../scripts/lib/project-copy.ts";
import { readTree } from "../support/built-site.ts";

/** With caches of its own: what an earlier build of this project has left must not have a say. */
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

/** Two sites of a thousand articles: a busy machine takes its time over their files. */
afterAll(() => copy.remove(), 120_000);

test("builds that were killed in the middle have no say in the next ones, of which two at once leave what was built elsewhere, to the byte", async () => {
  const [command, args, options] = buildCommand;
  for (const after of ["building client", "building ssr", "pages were new"]) {
    const killed = spawn(command, args, options);
    killed.stdout.on("data", (text: Buffer) => text.toString().includes(after) && killed.kill("SIGKILL"));
    await new Promise((resolve) => killed.on("close", resolve));
  }
  const ended = [1, 2].map(() => {
    const running = spawn(command, args, options);
    return new Promise((resolve) => running.on("close", resolve));
  });
  expect(await Promise.all(ended)).toEqual([0, 0]);
  expect(changedFiles(readTree("dist"), readTree(join(copy.root, "dist")))).toEqual([]);
});

test("an edited article changes its own files and the feeds only", () => {
  const before = readTree(join(copy.root, "dist"));
  editArticle(join(copy.root, "content/blog"), "ai-trends");
  const after = build();
  const own = ["blog/ai-trends.html", "blog/ai-trends.md", "data/blog/ai-trends.json"];
  const files = [...own, "blog/feed.json", "blog/feed.xml"].sort();
  // Its picture shows how long its parts are, so a sentence more may move a station there.
  const changed = changedFiles(before, after).filter((file) => !file.startsWith("images/blog/ai-trends.svg"));
  expect(changed).toEqual(files.flatMap((file) => [file, `${file}.br`]));
});

test("a thousand articles change no byte of any script or style, and none of the pages that don't list them", () => {
  // Lists that go on have links that no page had, so the policy names other styles (decision 122).
  const mayChange = /^(?:blog|data\/blog)[./]|^(?:sitemap\.xml|llms\.txt|assistant\/|images\/|_headers)/;
  const before = readTree(join(copy.root, "dist"));
  writeArticles(join(copy.root, "content/blog"), 1000);
  const changed = changedFiles(before, build());
  expect(changed.filter((path) => path.startsWith("data/blog/generated-") && path.endsWith(".json"))).toHaveLength(
    1000,
  );
  expect(changed.filter((path) => !mayChange.test(path))).toEqual([]);
});
