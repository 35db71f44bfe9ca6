import { expect, test } from "vitest";
import { randomFrom } from "./random.ts";
import { routeOver, STATIONS_APART, stationsAlong } from "./route.ts";
import type { Point } from "./svg.ts";

const SIZE = { width: 1200, height: 675 };
const STRAIGHT: Point[] = [
  [0, 0],
  [600, 0],
  [1000, 0],
];

const along = (shares: readonly number[]) => stationsAlong(STRAIGHT, shares, 50).map(([x]) => x);

test("stations stand where they are wanted, round corners too", () => {
  expect(along([0, 0.5, 0.75])).toEqual([0, 500, 750]);
  expect(
    stationsAlong(
      [
        [0, 0],
        [300, 0],
        [300, 400],
      ],
      [0.5],
      10,
    ),
  ).toEqual([[300, 50]]);
});

test("stations that would cover each other move apart, and none reaches the end", () => {
  expect(along([0.5, 0.5, 0.5])).toEqual([500, 550, 600]);
  expect(along([0.98, 0.99, 1])).toEqual([850, 900, 950]);
});

test("too many stations share the whole route", () => {
  const places = along(Array.from({ length: 30 }, () => 0.9));
  const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  for (const gap of gaps) expect(gap).toBeCloseTo(1000 / 31);
});

test("a text without parts has no stations", () => {
  expect(along([])).toEqual([]);
});

test.each([
  [[]],
  [[[600, 300]]],
  [
    [
      [590, 300],
      [610, 200],
      [900, 500],
      [1190, 40],
    ],
  ],
] as Point[][][])("a route over %j leads from the left to the right, without steps back", (summits) => {
  const route = routeOver(summits, SIZE, randomFrom("route"));
  const across = route.map(([x]) => x);
  expect(across).toEqual(across.toSorted((a, b) => a - b));
  expect(across.at(0)).toBeLessThan(SIZE.width * 0.1);
  expect(across.at(-1)).toBeGreaterThan(SIZE.width * 0.9);
});

test("twelve stations have room on the shortest route", () => {
  const [from = [0, 0], to = [0, 0]] = routeOver([], SIZE, randomFrom("route"));
  expect((to[0] - from[0]) / 13).toBeGreaterThan(STATIONS_APART);
});
