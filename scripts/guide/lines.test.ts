import fc from "fast-check";
import { expect, test } from "vitest";
import type { Run } from "./blocks.ts";
import { text } from "./design.ts";
import { breakLines, plainRuns } from "./lines.ts";

/** Every character is a point wide. */
const measure = (words: string) => words.length;

const run = fc.record({
  text: fc
    .array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 12 })
    .map((words) => `${words.join(" ")} `),
  bold: fc.boolean(),
  italic: fc.boolean(),
  href: fc.constantFrom(undefined, "/a", "/b"),
});

const wordsOf = (runs: readonly Run[]) =>
  runs
    .map((each) => each.text)
    .join("")
    .trim();

test("no word is lost, and no line is wider than it may be unless a word is", () => {
  fc.assert(
    fc.property(fc.array(run, { minLength: 1, maxLength: 6 }), fc.integer({ min: 4, max: 60 }), (runs, width) => {
      const lines = breakLines(runs, text.body, width, measure);
      const words = lines.map((line) => line.fragments.map((fragment) => fragment.text).join(""));
      expect(words.join(" ")).toBe(wordsOf(runs));
      for (const line of words) if (line.includes(" ")) expect(line.length).toBeLessThanOrEqual(width);
    }),
  );
});

test("a comma after a bold word stays with it", () => {
  const bold = { text: "made up", bold: true, italic: false, href: undefined };
  const lines = breakLines(
    [...plainRuns("Its figures are "), bold, ...plainRuns(", so follow.")],
    text.body,
    23,
    measure,
  );
  expect(lines.map((line) => line.fragments.map((fragment) => fragment.text).join(""))).toEqual([
    "Its figures are made",
    "up, so follow.",
  ]);
});

test("no short word ends a text alone", () => {
  const lines = breakLines(plainRuns("one two three four five"), text.body, 18, measure);
  expect(lines.map((line) => line.fragments.map((fragment) => fragment.text).join(""))).toEqual([
    "one two three",
    "four five",
  ]);
});
