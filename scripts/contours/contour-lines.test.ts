import { expect, test } from "vitest";
import { contourAreas, contourLines } from "./contour-lines.ts";
import { sample } from "./field.ts";

const box = { left: -100, top: -60, right: 100, bottom: 60 };
const options = { interval: 0.1, from: 1, to: 9, spacing: 40, shortest: 30, precision: 2 };
/** A cone with its summit in the middle, and a slope from west to east. */
const cone = sample((x, y) => 1 - Math.hypot(x, y) / 100, box, 4);
const slope = sample((x) => (x + 100) / 200, box, 4);

test("every fifth line is an index contour", () => {
  const lines = contourLines(cone, options);
  expect(lines.map(({ height }) => Math.round(height * 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(lines.filter(({ index }) => index).map(({ height }) => height)).toEqual([0.5]);
});

test("rings are closed; lines that leave the field are open, and don't follow its rim", () => {
  const lines = contourLines(cone, options);
  expect(lines.at(-1)?.path).toMatch(/^M[^M]*z$/);
  expect(lines[0]?.path).not.toContain("z");
  expect(contourLines(slope, options).map(({ path }) => path.match(/M/g)?.length)).toEqual(Array(9).fill(1));
});

test("areas are closed along the rim", () => {
  for (const { path } of contourAreas(slope, options)) expect(path).toMatch(/^M.*z$/);
});

test("specks are left out", () => {
  expect(contourLines(cone, { ...options, shortest: 100 }).map(({ height }) => height)).not.toContain(0.9);
});

test("lines show only where they shall", () => {
  const half = contourLines(cone, { ...options, shows: (x) => x > 0 });
  expect(half.every(({ path }) => !path.includes("z"))).toBe(true);
});

test("coordinates are whole and relative, and no number went wrong", () => {
  for (const { path } of [...contourLines(cone, options), ...contourAreas(cone, options)]) {
    expect(path).toMatch(/^[MLlqtz\d -]+$/);
  }
});

test("an offset moves all lines up", () => {
  const [first] = contourLines(cone, { ...options, offset: 0.5 });
  expect(first?.height).toBeCloseTo(0.15, 10);
});
