import type { Box, Surface } from "./field.ts";
import type { Point } from "./paths.ts";

/** The distance between the places that are tried, in pixels. */
const STEP = 12;
const STRIDES = [-2, 0, 2] as const;
const MOST_STRIDES = 80;
/** Nobody sets up an instrument in a swamp. */
const LOWEST_STATION = 0.3;

function places(box: Box): Point[] {
  const columns = Math.floor((box.right - box.left) / STEP);
  const rows = Math.floor((box.bottom - box.top) / STEP);
  return Array.from({ length: columns * rows }, (_, index) => [
    box.left + (index % columns) * STEP,
    box.top + Math.floor(index / columns) * STEP,
  ]);
}

function highestOf(height: Surface, points: readonly Point[], first: Point): Point {
  let best = first;
  for (const point of points) if (height(...point) > height(...best)) best = point;
  return best;
}

/** Walks uphill to the nearest summit. */
function climb(height: Surface, from: Point): Point {
  let at = from;
  for (let step = 0; step < MOST_STRIDES; step += 1) {
    const around = STRIDES.flatMap((down) => STRIDES.map((right): Point => [at[0] + right, at[1] + down]));
    const next = highestOf(height, around, at);
    if (next === at) break;
    at = next;
  }
  return at;
}

function isIn([x, y]: Point, { left, top, right, bottom }: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function isOpen(point: Point, taken: readonly Point[], apart: number): boolean {
  return taken.every(([x, y]) => Math.hypot(point[0] - x, point[1] - y) >= apart);
}

/**
 * Finds the places where a surveyor would set up: the summits, the highest first. The way up from a place in the box
 * may lead out of it, and such summits don't count.
 *
 * @param height the land, in the box's unit, which should be about a pixel
 * @param box where to look
 * @param count how many at most
 * @param apart how far two of them are apart at least
 * @returns the places, in whole units
 */
export function summits(height: Surface, box: Box, count: number, apart: number): Point[] {
  const high = places(box)
    .map((point) => ({ point, height: height(...point) }))
    .filter((place) => place.height > LOWEST_STATION)
    .sort((a, b) => b.height - a.height);
  const found: Point[] = [];
  for (const { point } of high) {
    if (found.length === count) break;
    if (!isOpen(point, found, apart)) continue;
    const [x, y] = climb(height, point);
    const top: Point = [Math.round(x), Math.round(y)];
    if (isIn(top, box) && isOpen(top, found, apart)) found.push(top);
  }
  return found;
}

/** The length of a line, more for each turn back, so that the line strides across the land and does not zigzag. */
function effort(line: readonly Point[]): number {
  let sum = 0;
  let heading: Point = [0, 0];
  for (const [index, [x, y]] of line.slice(1).entries()) {
    const [fromX, fromY] = line[index] ?? [x, y];
    const length = Math.hypot(x - fromX, y - fromY);
    const next: Point = [(x - fromX) / length, (y - fromY) / length];
    const straightness = heading[0] * next[0] + heading[1] * next[1];
    sum += length * (index === 0 ? 1 : 1.8 - 0.8 * straightness);
    heading = next;
  }
  return sum;
}

function ordersOf(points: readonly Point[]): Point[][] {
  if (points.length < 2) return [[...points]];
  return points.flatMap((first, index) => ordersOf(points.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}

/**
 * Joins stations by the easiest open line.
 *
 * @param stations the highest first; at most six, since all orders are tried
 * @returns the stations in the order of the line, which ends at the higher of its two ends
 */
export function traverse(stations: readonly Point[]): Point[] {
  const [line = []] = ordersOf(stations).sort((a, b) => effort(a) - effort(b));
  const rank = (station: Point | undefined): number => (station ? stations.indexOf(station) : 0);
  return rank(line[0]) < rank(line.at(-1)) ? line.toReversed() : line;
}
