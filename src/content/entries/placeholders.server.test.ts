import { join } from "node:path";
import { expect, test } from "vitest";
import { copyContent, projectRoot, reportLines } from "../../../tests/support/content.ts";
import { seoFields } from "../../../tests/support/seo-fields.ts";
import { findFiles } from "../files/find-files.ts";
import type { LoadResult } from "../load.server.ts";
import { UNWRITTEN } from "../problems/unwritten.ts";
import { findPlaceholders } from "./placeholders.server.ts";

function placeholdersIn({ content, problems }: LoadResult, file: string): string[] {
  expect(problems).toEqual([]);
  return reportLines(findPlaceholders(content).filter((problem) => problem.file === `content/${file}`));
}

test("Each invented fact is listed with the file and line of its value, and what to do", () => {
  const copy = copyContent().addLike("case-studies", "fixture", {
    title: "A fixture stood still",
    client: "A workshop in Adelaide",
    placeholders: ["client", "title"],
  });
  const figures: { figures: object[] } = JSON.parse(copy.read("site/figures.json"));
  const invented = { id: "fixture", value: "99%", label: "of fixtures", placeholders: ["value"] };
  const loaded = copy.write("site/figures.json", { figures: [invented, ...figures.figures] }).load();

  expect(placeholdersIn(loaded, "case-studies/fixture.json")).toEqual([
    "content/case-studies/fixture.json:2:12  title",
    "this is invented",
    'Write the real value and take "title" out of "placeholders".',
    "content/case-studies/fixture.json:3:13  client",
    "this is invented",
    'Write the real value and take "client" out of "placeholders".',
  ]);
  expect(placeholdersIn(loaded, "site/figures.json").slice(0, 2)).toEqual([
    "content/site/figures.json:5:16  figures.0.value",
    "this is invented",
  ]);
});

test("A value that became real is no longer listed once its name is taken out", () => {
  const copy = copyContent().addLike("case-studies", "fixture", { title: "A fixture", placeholders: undefined });

  expect(placeholdersIn(copy.load(), "case-studies/fixture.json")).toEqual([]);
});

/** Removes placeholder markers. */
function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => name !== "placeholders");
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutMarks(field)]));
}

const MARKS_OF_TEXTS = /^(?:reviewNeeded|placeholders|inventedWords):.*\n(?: {2}- .*\n)*/gm;

test("Once no mark is left in any file, nothing is listed, and the content is whole", () => {
  const copy = copyContent();
  for (const file of findFiles("**/*", join(projectRoot, "content"))) {
    if (file.endsWith(".mdx")) copy.edit(file, (text) => text.replace(MARKS_OF_TEXTS, ""));
    if (file.endsWith(".json")) copy.edit(file, (text) => JSON.stringify(withoutMarks(JSON.parse(text))));
  }
  const { content, problems } = copy.load();

  expect(problems).toEqual([]);
  // What isn't written yet has no mark.
  expect(findPlaceholders(content).filter(({ message }) => !message.includes(UNWRITTEN))).toEqual([]);
});

test("A legal text that a lawyer has yet to read is listed, and one that was read is not", () => {
  const { title, description } = seoFields("Fixtures");
  const legal = (more: string) => `---
title: Fixtures
seo:
  title: ${title}
  description: "${description}"
lead: What it is.
updated: 2026-01-31
${more}---

Words.
`;
  const copy = copyContent().write("legal/fixture.mdx", legal("reviewNeeded: lawyer\n"));

  expect(placeholdersIn(copy.load(), "legal/fixture.mdx")).toEqual([
    "content/legal/fixture.mdx:8:15  reviewNeeded",
    "a lawyer has not reviewed this text yet",
    'Take the line "reviewNeeded" out once that has happened.',
  ]);
  expect(placeholdersIn(copy.write("legal/fixture.mdx", legal("")).load(), "legal/fixture.mdx")).toEqual([]);
});

test("Only a field that exists can be marked as invented", () => {
  const copy = copyContent().addLike("case-studies", "fixture", { placeholders: ["titel"], title: "A fixture" });

  expect(copy.report("case-studies/fixture.json").slice(0, 2)).toEqual([
    "content/case-studies/fixture.json:3:5  placeholders.0",
    expect.stringMatching(/^found "titel", but only .*"title", .* are allowed: did you mean "title"\?$/),
  ]);
});

test("Invented words of a text are listed with their positions, and words that the text no longer has are a mistake", () => {
  const copy = copyContent().edit("legal/privacy-policy.mdx", (text) =>
    text
      .replace(/inventedWords:\n(?: {2}- .*\n)+/, "")
      .replace("---\n", '---\ninventedWords: ["in 12 days", "in a year"]\n')
      .concat("\nWe answer in 12 days.\n"),
  );
  const last = copy.read("legal/privacy-policy.mdx").split("\n").length - 1;

  expect(copy.report()).toEqual([
    expect.stringMatching(/^content\/legal\/privacy-policy\.mdx:\d+:31 {2}inventedWords\.1$/),
    '"in a year" is not in the text below',
    "Write the words exactly as in the text, or take them out of the list if they are real now.",
  ]);
  copy.edit("legal/privacy-policy.mdx", (text) => text.replace(', "in a year"', ""));
  expect(placeholdersIn(copy.load(), "legal/privacy-policy.mdx").slice(-3)).toEqual([
    `content/legal/privacy-policy.mdx:${last}:11  text`,
    '"in 12 days" is invented',
    'Write what is true and take "in 12 days" out of "inventedWords".',
  ]);
});
