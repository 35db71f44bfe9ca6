import { expect, test } from "vitest";
import { evenColumns } from "./even-columns.ts";

test.each([
  [3, "three", "three"],
  [4, "three", "two"],
  [5, "three", "two"],
  [6, "three", "three"],
  [6, "two", "two"],
  [7, "three", "two"],
  [5, "one", "one"],
] as const)("%i items in at most %s columns make %s", (count, most, expected) => {
  expect(evenColumns(count, most)).toBe(expected);
});
