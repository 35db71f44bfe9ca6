import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time.ts";

test.each([
  [0, 1],
  [100, 1],
  [700, 3],
  [1190, 5],
])("%i words take %i minutes", (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
