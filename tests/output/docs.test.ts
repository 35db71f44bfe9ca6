import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const tests = globSync("{src,schemas,scripts,supabase,tests}/**/*.{test,spec}.{ts,tsx}");
const documents = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md")];

/** A decision that is replaced tells of its time. */
const REPLACED = /^Replaced by /m;

test.each(documents)("every test that %s names is there", (document) => {
  const text = readFileSync(document, "utf8");
  const named = REPLACED.test(text) ? [] : text.matchAll(/(?<=[`\s])[\w./-]+\.(?:test|spec)\.tsx?\b/g);
  const missing = [...named].filter(([name]) => !tests.some((file) => `/${file}`.endsWith(`/${name}`)));
  expect(missing.map(([name]) => name)).toEqual([]);
});
