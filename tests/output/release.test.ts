import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ProjectCopy } from "../../scripts/lib/project-copy.ts";
import { localAnonKey } from "../../scripts/local-backend/keys.ts";

const copy = new ProjectCopy();
afterAll(() => copy.remove());

const ARTICLE = `---
id: 9001
title: "Article 9001"
seo:
  title: "Article 9001 of the tests"
  description: "A description that is long enough for search results, of article 9001 of the tests."
excerpt: "What the card of article 9001 says."
category: ai-trends
published: 2026-01-31
updated: 2026-01-31
author: support-team
imageAlt: "Contour lines"
---

A sentence.
`;

/** Takes out what says that a fact is invented or a text unreviewed. */
function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== "placeholders");
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutMarks(field)]));
}

const MARKS_OF_TEXTS = /^(?:reviewNeeded|placeholders|inventedWords):.*\n(?: {2}- .*\n)*/gm;

/** Makes the content what it is on the day that it goes live, as far as a program can tell. */
function replacePlaceholders(): void {
  for (const file of readdirSync(join(copy.root, "content"), { recursive: true, encoding: "utf8" })) {
    if (file.endsWith(".mdx")) copy.edit(`content/${file}`, (text) => text.replace(MARKS_OF_TEXTS, ""));
    if (file.endsWith(".json")) copy.edit(`content/${file}`, (text) => JSON.stringify(withoutMarks(JSON.parse(text))));
  }
  copy.edit("content/site/brand.json", (text) => text.replace(/"url":"[^"]*"/, '"url":"https://www.company.com.au"'));
}

function git(...parameters: string[]): string {
  const author = ["-c", "user.name=Tester", "-c", "user.email=tester@company.example"];
  return execFileSync("git", [...author, ...parameters], { cwd: copy.root, encoding: "utf8" });
}

function commit(): void {
  git("add", "--all");
  git("commit", "--quiet", "--message", "Change");
}

/** @returns what the command says, and how it ends */
function release(...parameters: string[]) {
  const author = { GIT_COMMITTER_NAME: "Tester", GIT_COMMITTER_EMAIL: "tester@company.example" };
  const backend = { VITE_SUPABASE_URL: "https://abcdefgh.supabase.co", VITE_SUPABASE_ANON_KEY: localAnonKey };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/release/release.ts", ...parameters], {
    cwd: copy.root,
    encoding: "utf8",
    env: { ...process.env, ...author, ...backend },
  });
  return { status, said: stdout + stderr };
}

/** The project in a repository of its own. Only its tests don't run: this is one of them. */
beforeAll(() => {
  copy.edit("package.json", (text) => text.replace(/"test": "[^"]*"/, '"test": "exit 0"'));
  replacePlaceholders();
  copy.write("content/blog/short-lived.mdx", ARTICLE);
  git("init", "--quiet");
  commit();
}, 60_000);

test("a site without invented facts is released, and the next release is compared with it: a page that is taken away leads elsewhere", () => {
  const first = release();
  expect(first.said).toMatch(/This is the first release:\n {2}Added \(\d+\)\n {4}\/\n/);
  expect(first.said).toContain("    /blog/short-lived\n    /blog/short-lived.md\n");
  expect(first.said).toMatch(/(release\/\S+) is in dist\/, ready to be published\. Then: git push origin \1\n/);
  expect(first.status).toBe(0);

  copy.delete("content/blog/short-lived.mdx");
  copy.edit("content/blog/ai-trends.mdx", (text) => `${text}\nAn added sentence.\n`);
  const redirect = '{"from":"/blog/short-lived","to":"/blog/ai-trends","permanent":true}';
  copy.edit("content/redirects.json", (text) => text.replace('"redirects":[', `"redirects":[${redirect},`));
  commit();
  const next = release("--dry-run");
  expect(next.said).toContain(`Compared with ${git("tag").trim()}:\n  Changed (`);
  expect(next.said).toContain("    /blog/ai-trends\n");
  expect(next.said).toContain(
    "  Removed (2)\n    /blog/short-lived → /blog/ai-trends\n    /blog/short-lived.md → /blog/ai-trends.md\n",
  );
  expect(next.status).toBe(0);
});
