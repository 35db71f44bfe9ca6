import { expect, test } from "vitest";
import { partsOf } from "./prose-parts.ts";

const heading = (depth: number, id: string) => ({ depth, id, text: id });

test("each heading of the second level begins where the words before it end", () => {
  const prose = {
    headings: [heading(2, "one"), heading(3, "one-and-more"), heading(2, "two"), heading(2, "sources")],
    sections: [
      { id: undefined, blocks: ["Two words"] },
      { id: "one", blocks: ["Three more words"] },
      { id: "one-and-more", blocks: ["Three", "words again"] },
      { id: "two", blocks: ["One", "two"] },
      { id: "sources", blocks: [] },
    ],
  };
  expect(partsOf(prose)).toEqual([0.2, 0.8, 1]);
});

test("a word more or less moves nothing", () => {
  const textOf = (words: number) => ({
    headings: [heading(2, "one")],
    sections: [
      { id: undefined, blocks: ["word ".repeat(words).trim()] },
      { id: "one", blocks: ["word ".repeat(600).trim()] },
    ],
  });
  expect(partsOf(textOf(400))).toEqual(partsOf(textOf(401)));
});

test("a text without headings, or without words, has parts that are numbers", () => {
  expect(partsOf(undefined)).toEqual([]);
  expect(partsOf({ headings: [heading(2, "one")], sections: [{ id: "one", blocks: [] }] })).toEqual([0]);
});
