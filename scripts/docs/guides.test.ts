import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findFiles } from "../../src/content/files/find-files.ts";
import { loadContent } from "../../src/content/load.server.ts";
import { proseReader } from "../../src/content/prose/read-prose.ts";
import { projectRoot } from "../../tests/support/content.ts";
import { nouns } from "../content-edit/kinds.ts";
import { sectionKinds, sectionPictureFile } from "../lib/sections-page.ts";
import { componentNames, exampleOf, pictureFile } from "./components-page.ts";

const folder = join(projectRoot, "docs/content");
const pages = findFiles("**/*.md", folder);
const texts = pages.map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));

/** @returns what a pattern finds in all guides, with the guide's name */
const found = (pattern: RegExp) =>
  texts.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, part = ""]) => ({ file, part })));

test("Every link of the guides leads to a file", () => {
  const links = found(/\]\((?!https?:|mailto:|tel:|\/)([^)#]+)/g);

  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ file, part }) => !existsSync(join(folder, file, "..", part)))).toEqual([]);
});

test("Every guide can be found from the first page", () => {
  const index = readFileSync(join(folder, "README.md"), "utf8");
  const guides = pages.filter((file) => !file.includes("/") && file !== "README.md");

  expect(guides.length).toBeGreaterThan(10);
  expect(guides.filter((file) => !index.includes(`(${file})`))).toEqual([]);
});

test("Every command that the guides name exists", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(projectRoot, "package.json"), "utf8"),
  );

  expect(found(/npm run ([\w:]+)/g).filter(({ part }) => !Object.hasOwn(scripts, part))).toEqual([]);
  expect(found(/npm run content:(?:new|rename) -- ([\w-]+)/g).filter(({ part }) => !nouns.includes(part))).toEqual([]);
});

test("Every file that the guides name exists", () => {
  const files = found(/`(content\/[\w/.-]+)`/g).filter(({ part }) => !/its-name|veterinary/.test(part));

  expect(files.length).toBeGreaterThan(20);
  expect(files.filter(({ part }) => !existsSync(join(projectRoot, part)))).toEqual([]);
});

test("Components have an example that the check accepts", () => {
  const readProse = proseReader(loadContent(projectRoot).content.tokens);
  const problems = componentNames.flatMap((name) => [...readProse(`${name}.mdx`, exampleOf(name)).problems]);

  expect(problems).toEqual([]);
});

test("Every component and every kind of section has a picture; otherwise: npm run docs:pictures", () => {
  const pictures = [...componentNames.map(pictureFile), ...sectionKinds.map(sectionPictureFile)];
  expect(pictures.filter((picture) => !existsSync(join(projectRoot, picture)))).toEqual([]);
});

test("What the guide quotes from the check is what the check says", () => {
  const sources = findFiles("src/content/**/*.ts", projectRoot).filter((file) => !file.endsWith(".test.ts"));
  const said = sources.map((file) => readFileSync(join(projectRoot, file), "utf8")).join("\n");
  const quoted = found(/^\| \*(.*)\* \|/gm).flatMap(({ part }) => part.split(/"[^"]*"|…|\[\[\w+\]\]/));
  const words = quoted.map((each) => each.trim()).filter((each) => each.length > 5);

  expect(words.length).toBeGreaterThan(8);
  expect(words.filter((each) => !said.includes(each))).toEqual([]);
});
