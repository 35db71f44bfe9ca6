import { expect, test } from "vitest";
import { closedPath, cornersOf, lengthOf, openPath, type Point, straightPath, thin } from "./paths.ts";

const wave: Point[] = Array.from({ length: 200 }, (_, index) => [index, 20 * Math.sin(index / 15)]);
const ring: Point[] = Array.from({ length: 120 }, (_, index) => {
  const angle = (index / 120) * Math.PI * 2;
  return [50 + 40 * Math.cos(angle), 50 + 40 * Math.sin(angle)];
});

/** The points that a path made of M, q and t comes by, in whole units. */
function visited(path: string): Point[] {
  const [start = "", control = "", rest = ""] = path.replace("z", "").split(/[Mqt]/).slice(1);
  const numbers = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number);
  const [x = 0, y = 0] = numbers(start);
  const moves = [...numbers(control).slice(2), ...numbers(rest)];
  const points: Point[] = [[x, y]];
  for (let index = 0; index < moves.length; index += 2) {
    const [fromX, fromY] = points.at(-1) ?? [0, 0];
    points.push([fromX + (moves[index] ?? 0), fromY + (moves[index + 1] ?? 0)]);
  }
  return points;
}

test("thinning keeps the ends of a line and most of its length", () => {
  const thinned = thin(wave, 60, false);
  expect(thinned.length).toBeLessThan(60);
  expect(thinned[0]).toEqual(wave[0]);
  expect(thinned.at(-1)?.[0]).toBeCloseTo(199, 6);
  expect(lengthOf(thinned) / lengthOf(wave)).toBeGreaterThan(0.98);
});

test("thinning a ring doesn't repeat its first point", () => {
  const thinned = thin(ring, 60, true);
  expect(thinned.length).toBeLessThan(30);
  expect(thinned.at(-1)).not.toEqual(thinned[0]);
});

test("a line's path ends where the line ends", () => {
  expect(visited(openPath(thin(wave, 60, false), 2)).at(-1)).toEqual([398, Math.round(40 * Math.sin(199 / 15))]);
});

test("a ring's path comes back to its start and stays on the circle", () => {
  const path = closedPath(thin(ring, 60, true), 10);
  const points = visited(path);
  expect(path).toMatch(/z$/);
  expect(points.at(-1)).toEqual(points[0]);
  for (const [x, y] of points) expect(Math.abs(Math.hypot(x - 500, y - 500) - 400)).toBeLessThan(6);
});

test("a line of two points is straight", () => {
  expect(
    openPath(
      [
        [0, 0],
        [3, -4],
      ],
      1,
    ),
  ).toBe("M0 0L3-4");
});

test("a rim is reduced to its corners", () => {
  const rim: Point[] = [
    [0, 0],
    [5, 0],
    [9, 0],
    [9, 4],
    [9, 9],
  ];
  expect(straightPath(cornersOf(rim), 1, "M")).toBe("M0 0l9 0 0 9");
});
