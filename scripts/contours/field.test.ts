import { expect, test } from "vitest";
import { extent, sample, smooth } from "./field.ts";

const box = { left: -2, top: -1, right: 2, bottom: 1 };

test("a field covers its box with its readings", () => {
  const field = sample((x, y) => 10 * x + y, box, 0.5);
  expect([field.columns, field.rows]).toEqual([9, 5]);
  expect(field.values[0]).toBe(-21);
  expect(field.values.at(-1)).toBe(21);
  expect(extent(field)).toEqual({ lowest: -21, highest: 21 });
});

test("a smoothed field keeps an even slope, between the readings too", () => {
  const slope = smooth(sample((x, y) => 3 * x - 2 * y, box, 0.25));
  expect(slope(0.37, -0.11)).toBeCloseTo(3 * 0.37 + 2 * 0.11, 10);
});

test("beyond the grid the nearest reading holds", () => {
  const flat = smooth(sample(() => 7, box, 0.5));
  expect(flat(100, -100)).toBeCloseTo(7, 10);
});
