import { expect, test } from "vitest";
import type { Passage } from "./knowledge.ts";
import { PassageSearch } from "./search.ts";

const passage = (heading: string, text: string): Passage => ({
  ...{ page: "Page", href: `/page#${heading}`, heading, text, items: [] },
});
const search = new PassageSearch([
  passage("Keys", "We hold the keys, in Australia."),
  passage("Tests", "An outside firm tests it once a year, in Australia."),
  passage("Hours", "We work from Monday to Friday, in Australia."),
]);
const best = (question: string): number => {
  const matches = search.match(search.weigh(question.split(" ")));
  return matches.indexOf(Math.max(...matches));
};

test.each([
  ["who has got the key", 0],
  ["is it tested by a firm in australia", 1],
  ["do you work on fridays", 2],
])("“%s” finds the passage with its words, in any form", (question, place) => expect(best(question)).toBe(place));

test("A word that every passage has weighs less than one that few have", () => {
  const asked = search.weigh(["keys", "australia"]);
  expect(asked.get("kei")).toBeGreaterThan(asked.get("australia") ?? 0);
});

test("Words that no passage has count for nothing", () => {
  expect([...search.weigh(["sourdough", "the"])]).toEqual([]);
  expect(search.has("sourdough")).toBe(false);
  expect(search.has("tested")).toBe(true);
});
