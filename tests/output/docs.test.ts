import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { findFiles } from "../../src/content/files/find-files.ts";

const files = findFiles("{.github,.vscode,content,docs,public,schemas,scripts,src,supabase,tests}/**/*");
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));

const documents = ["README.md", "CONTRIBUTING.md", ...findFiles("docs/**/*.md")];

/** What people write; the reference is made from the schemas. */
const texts = documents
  .filter((file) => !file.startsWith("docs/content/reference/"))
  .map((file) => [file, readFileSync(file, "utf8")] as const);

/** Names of files that the reader is to make, or that builds and tools write. */
const NOT_THERE = /[<*…]|its-name|veterinary|timetable|location\.ts|^guides|^(?:dist|node_modules)/;

test.each(texts)("every file, test and command that %s names is there", (document, text) => {
  const named = [...text.matchAll(/`([\w.$/-]+\/|[\w./-]*[\w-]\.(?:tsx?|json|mdx?|sql|yml|css))`/g)].map(
    ([, name = ""]) => name,
  );
  const isThere = (name: string) =>
    existsSync(name) || files.some((file) => `/${file}/`.includes(name.endsWith("/") ? `/${name}` : `/${name}/`));
  const links = [...text.matchAll(/\]\(([^():#]+\.(?:mdx|md|webp))/g)].map(([, link = ""]) =>
    join(dirname(document), link),
  );
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, command = ""]) => command);

  expect(named.filter((name) => !NOT_THERE.test(name) && !name.startsWith("/") && !isThere(name))).toEqual([]);
  expect(links.filter((link) => !existsSync(link))).toEqual([]);
  expect(commands.filter((command) => !Object.hasOwn(scripts, command))).toEqual([]);
});

test("no document takes longer to read than five minutes, and the README is a page", () => {
  // The strokes between a table's cells aren't words.
  const words = (file: string) =>
    readFileSync(file, "utf8")
      .replace(/\||-{3,}/g, " ")
      .split(/\s+/);
  expect(documents.filter((file) => words(file).length > 1200)).toEqual([]);
  expect(readFileSync("README.md", "utf8").split("\n").length).toBeLessThan(80);
});
