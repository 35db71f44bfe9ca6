import { describe, expect, test } from "vitest";
import { plain, Terms } from "./terms.ts";

const terms = new Terms({
  synonyms: [
    ["price", "cost", "how much"],
    ["strategy session", "consult"],
  ],
  alternatives: [],
  ignored: ["mate"],
});

describe("A text's terms", () => {
  test.each([
    ["How much is it, mate?", ["price"]],
    ["prices", ["price"]],
    ["What’s the pricing", ["price"]],
    ["the strategy sessions", terms.of("consult")],
    ["a consult", terms.of("strategy session")],
    ["", []],
    ["?!", []],
  ])("of “%s” are %j", (text, expected) => {
    expect(terms.of(text)).toEqual(expected);
  });

  test("are the same in every form of a word", () => {
    expect(new Set(["integrate", "integrating", "integrations"].flatMap((word) => terms.of(word))).size).toBe(1);
  });
});

test.each([
  ["What’s 2,000 a month?", "what 2000 a month"],
  ["24/7 support", "247 support"],
  ["Café", "cafe"],
  ["  two\n lines ", "two lines"],
])("“%s” is plainly “%s”", (text, expected) => {
  expect(plain(text)).toBe(expected);
});
