import { lettering } from "./lettering.ts";
import type { Random } from "./random.ts";
import { circle, drawPoint, type Marks, type Point, type Size, short } from "./svg.ts";

/** How far a route's ends are from the picture's edges, in pixels. */
const MARGIN = 96;

/** A corner is at least so far from the next one, along the picture. */
const STRIDE = 150;

/**
 * Lays a route across a picture, from the left to the right, as one reads, over the summits on the way.
 *
 * @param summits in pixels
 * @param size the picture's size
 * @param random decides how high the ends lie where there is no summit
 * @returns the corners of the route, its ends among them
 */
export function routeOver(summits: readonly Point[], { width, height }: Size, random: Random): Point[] {
  const onTheWay = summits
    .filter(([x]) => x > MARGIN + STRIDE && x < width - MARGIN - STRIDE)
    .toSorted(([a], [b]) => a - b);
  const corners: Point[] = [];
  for (const summit of onTheWay) if (summit[0] - (corners.at(-1)?.[0] ?? MARGIN) >= STRIDE) corners.push(summit);
  const end = (x: number): Point => [x, Math.round(height * (0.32 + 0.36 * random()))];
  return [end(MARGIN), ...corners, end(width - MARGIN)];
}

function lengthsOf(route: readonly Point[]): number[] {
  return route.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = route[index] ?? [x, y];
    return Math.hypot(x - fromX, y - fromY);
  });
}

function pointAt(route: readonly Point[], lengths: readonly number[], distance: number): Point {
  let left = distance;
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [route[index], route[index + 1]];
    if (from && to && left <= length) {
      const share = left / length;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    }
    left -= length;
  }
  return route.at(-1) ?? [0, 0];
}

/**
 * Sets stations along a route.
 *
 * @param route its corners
 * @param shares where on it each station is wanted, 0 to 1, in order
 * @param apart how far stations, and the route's end, are from each other at least; less where there are too many
 * @returns their positions
 */
export function stationsAlong(route: readonly Point[], shares: readonly number[], apart: number): Point[] {
  const lengths = lengthsOf(route);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const gap = Math.min(apart, whole / (shares.length + 1));
  const places = shares.map((share) => share * whole);
  for (const [index, place] of places.entries()) {
    const before = index === 0 ? 0 : (places[index - 1] ?? 0) + gap;
    places[index] = Math.max(place, before);
  }
  for (let index = places.length - 1; index >= 0; index -= 1) {
    places[index] = Math.min(places[index] ?? 0, (places[index + 1] ?? whole) - gap);
  }
  return places.map((place) => pointAt(route, lengths, Math.max(0, place)));
}

/** A station's ring and the numeral in it, in pixels. */
const RING = 23;
const NUMERAL = 30;

/** How far apart the stations of a picture are at least, from middle to middle. */
export const STATIONS_APART = 2.5 * RING;

/**
 * Draws a route with its numbered stations, and a cross where it ends.
 *
 * @param route its corners, in pixels
 * @param stations their positions in pixels, in order
 * @param marks the colours
 * @param precision path units a pixel
 * @returns the drawing
 */
export function drawRoute(
  route: readonly Point[],
  stations: readonly Point[],
  marks: Marks,
  precision: number,
): string {
  const scaled = ([x, y]: Point): Point => [Math.round(x * precision), Math.round(y * precision)];
  const line = route.map((corner) => scaled(corner).join(" ")).join("L");
  const numbered = stations.map((station, index) => drawNumbered(scaled(station), index + 1, marks, precision));
  const end = route.at(-1);
  const pen = `stroke="${marks.line}" stroke-width="${short(2.4 * precision)}" fill="${marks.ground}"`;
  return `<g ${pen}><path fill="none" d="M${line}"/>${numbered.join("")}${end ? drawPoint(scaled(end), marks, precision * 1.2) : ""}</g>`;
}

function drawNumbered([x, y]: Point, number: number, { line }: Marks, precision: number): string {
  const size = NUMERAL * precision;
  // Half a numeral's height below the middle is its baseline.
  const baseline = Math.round(y + 0.34 * size);
  const numeral = lettering(`${number}`, [x, baseline], { size, anchor: "middle", colour: line });
  return circle([x, y], RING * precision) + numeral;
}
