import { spawn } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { articleText, type ContentCopy, copyContent, projectRoot } from "../../tests/support/content.ts";

interface Outcome {
  readonly code: number | null;
  /** What was printed, a line an item. */
  readonly lines: string[];
}

/** Runs the check as `npm run content:check` does, on a copy of content/. */
function check(copy: ContentCopy, ...options: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [join(projectRoot, "scripts/content-check.ts"), ...options], {
    cwd: copy.root,
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ code, lines: Buffer.concat(chunks).toString().split("\n") }));
  });
}

test("The check of the site's own content finds no mistake, counts what is invented and names the drafts", async () => {
  const copy = copyContent().write("blog/fixture.mdx", articleText({ id: 9001, fields: "draft: true\n" }));
  const { code, lines } = await check(copy);

  expect(lines.join("\n")).toMatch(/^\d+ files, no mistakes\.$/m);
  expect(lines.join("\n")).toMatch(/^Drafts, not published: fixture\.$/m);
  expect(lines.join("\n")).toMatch(
    /^\d+ invented facts are marked as placeholders; "npm run content:check -- --release" lists them\.$/m,
  );
  expect(code).toBe(0);
});

test("The check fails with all mistakes of all files", async () => {
  const copy = copyContent().write("options/fixture.json", '{\n  "options": []\n}\n').write("stray.json", "{}");
  copy.write("blog/fixture.mdx", articleText({ id: 9001, body: "{x} and [y](/blog/fixtrue)\n" }));
  const { code, lines } = await check(copy);

  expect(lines.filter((line) => line !== "").slice(0, -1)).toEqual([
    "content/blog/fixture.mdx",
    "  content/blog/fixture.mdx:15:1  text",
    "    curly brackets are not allowed in content",
    '    If they are meant as text, write "&#123;" for "{".',
    "  content/blog/fixture.mdx:15:9  text",
    '    there is no page "/blog/fixtrue". Did you mean "/blog/fixture"?',
    "content/options/fixture.json",
    "  content/options/fixture.json:2:14  options",
    "    this list has 0 items, but at least 1 is needed",
    "    The choices, in the order in which they are shown.",
    "content/stray.json",
    "  content/stray.json:1:1",
    expect.stringMatching(/^ {4}no page or list uses this file\. Folders for new files: content\//),
  ]);
  expect(lines.at(-2)).toMatch(/^\d+ files, 4 mistakes\.$/);
  expect(code).toBe(1);
});

test("The release check fails and lists every invented fact with file and line", async () => {
  const copy = copyContent().addLike("case-studies", "fixture", { title: "A fixture", placeholders: ["title"] });
  const { code, lines } = await check(copy, "--release");
  const start = lines.indexOf("content/case-studies/fixture.json");

  expect(lines.slice(start + 1, start + 4)).toEqual([
    "  content/case-studies/fixture.json:2:12  title",
    "    this is invented",
    '    Write the real value and take "title" out of "placeholders".',
  ]);
  expect(lines.at(-2)).toMatch(/^\d+ files, \d+ mistakes\.$/);
  expect(code).toBe(1);
});
