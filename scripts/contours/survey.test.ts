import { expect, test } from "vitest";
import { summits, traverse } from "./survey.ts";

const box = { left: 0, top: 0, right: 400, bottom: 200 };
/** Two hills of different height, and a third that lies outside. */
const hills = (x: number, y: number): number =>
  Math.exp(-(((x - 100) / 40) ** 2) - ((y - 90) / 40) ** 2) +
  0.8 * Math.exp(-(((x - 300) / 40) ** 2) - ((y - 110) / 40) ** 2) +
  2 * Math.exp(-(((x - 480) / 40) ** 2) - ((y - 100) / 40) ** 2);

test("summits are found from the highest down, within the box", () => {
  const found = summits(hills, box, 5, 60);
  expect(found).toHaveLength(2);
  expect(Math.hypot((found[0]?.[0] ?? 0) - 100, (found[0]?.[1] ?? 0) - 90)).toBeLessThan(5);
});

test("a traverse visits every station once, without doubling back", () => {
  expect(
    traverse([
      [200, 0],
      [0, 0],
      [300, 0],
      [100, 0],
    ]),
  ).toEqual([
    [300, 0],
    [200, 0],
    [100, 0],
    [0, 0],
  ]);
});

test("no station, no traverse", () => {
  expect(traverse([])).toEqual([]);
});
