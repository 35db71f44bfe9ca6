import { expect, test } from "vitest";
import { articleText, copyContent } from "../../../tests/support/content.ts";
import { partsOf } from "./prose-parts.ts";

/** Where the parts of an article with this body begin, as its picture shows them. */
function partsWithin(body: string): number[] {
  const copy = copyContent().write("blog/fixture.mdx", articleText({ id: 9001, body }));
  return partsOf(copy.load().content.find("blog", "fixture")?.prose?.headings);
}

const words = (count: number) => `${"word ".repeat(count).trim()}\n\n`;

test("each heading of the second level begins where the text before it ends", () => {
  const body = `${words(100)}## One\n\n${words(50)}### And more\n\n${words(250)}## Two\n\n${words(100)}`;
  expect(partsWithin(body)).toEqual([0.2, 0.8]);
});

test("a word more or less moves nothing", () => {
  const bodyOf = (before: number) => `${words(before)}## One\n\n${words(600)}`;
  expect(partsWithin(bodyOf(400))).toEqual(partsWithin(bodyOf(401)));
});

test("a text without headings has no parts", () => {
  expect(partsOf(undefined)).toEqual([]);
  expect(partsWithin(words(5))).toEqual([]);
});
