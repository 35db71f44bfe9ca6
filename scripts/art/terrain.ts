import { createNoise2D } from "simplex-noise";
import { pick, randomFrom } from "../pictures/random.ts";
import type { Point, Size } from "../pictures/svg.ts";
import { erode } from "./erosion.ts";
import { type Box, type Field, refine, type Surface, sample } from "./field.ts";

/** The shapes of land that a seed can give. */
const landforms = ["coast", "range", "pound", "peninsula"] as const;
type Landform = (typeof landforms)[number];

/** How a terrain lies in its picture. */
export interface Plan {
  readonly landform: Landform;
  /** The turn of the landscape against the picture, in radians. */
  readonly angle: number;
}

/** A landscape: its heights, 0 at the sea's level and 1 at the highest summit, in picture heights from the picture's centre. */
export interface Terrain {
  readonly field: Field;
  /** Where a point of the field really is. Water ran in the grid's eight directions; a slight bend takes the ruler out of the valleys. */
  readonly bend: (point: Point) => Point;
}

/** What lies under a place before rain falls on it. */
interface Ground {
  readonly base: number;
  readonly uplift: number;
}

/** What is carved: somewhat more than a picture of 16 to 9, in picture heights from its centre. */
const CARVED: Box = { left: -1.4, top: -1, right: 1.4, bottom: 1 };
const CARVED_CELL = 1 / 60;

function planFrom(seed: string): Plan {
  const random = randomFrom(`plan ${seed}`);
  return { landform: pick(random, landforms), angle: random() * Math.PI * 2 };
}

/** Rises smoothly from 0 at `from` to 1 at `to`. */
function rise(from: number, to: number, at: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** A hump of height 1 at 0 that is down to a third at `width`. */
function hump(at: number, width: number): number {
  return Math.exp(-((at / width) ** 2));
}

/** The gulf, the plain, the scarp and the hills behind it. Across the land runs `u`, along it `v`. */
function coast(u: number): Ground {
  const shore = -0.25 + 0.27 * rise(-1, -0.3, u) + 0.05 * rise(-0.3, 0.2, u);
  return { base: shore, uplift: rise(-0.12, 0.15, u) - 0.6 * rise(0.5, 1.2, u) };
}

function range(u: number): Ground {
  return { base: 0.06, uplift: hump(u, 0.4) };
}

/** A ring of hills round a plain, open to one side, as at Wilpena. */
function pound(u: number, v: number): Ground {
  const away = Math.hypot(u * 0.72, v * 1.05);
  const gap = hump(v, 0.1) * rise(0, 0.3, u);
  return { base: 0.06, uplift: hump(away - 0.36, 0.13) * (1 - 0.9 * gap) };
}

/** Land that runs out into the sea. */
function peninsula(u: number, v: number): Ground {
  const land = hump(u, 0.42) * rise(0.75, -0.35, v);
  return { base: -0.2 + 0.5 * land, uplift: rise(0.4, 0.7, land) };
}

const grounds: Record<Landform, (u: number, v: number) => Ground> = { coast, range, pound, peninsula };

/** Bends and turns the plain shapes, so that no shore is straight and no ring is round. */
function groundOf(plan: Plan, noise: Surface): (x: number, y: number) => Ground {
  const cos = Math.cos(plan.angle);
  const sin = Math.sin(plan.angle);
  const groundAt = grounds[plan.landform];
  return (x, y) => {
    const u = x * cos + y * sin;
    const v = y * cos - x * sin;
    const bend = noise(u * 0.8 + 40, v * 0.8) * 0.16 + noise(u * 2 + 60, v * 2) * 0.06;
    const slide = noise(u * 0.8, v * 0.8 + 40) * 0.16 + noise(u * 2, v * 2 + 60) * 0.06;
    return groundAt(u + bend, v + slide);
  };
}

/** Three octaves of unevenness, enough for the first water to find a way. */
function unevenness(noise: Surface, x: number, y: number): number {
  return 0.02 * noise(x * 2.5, y * 2.5) + 0.012 * noise(x * 6, y * 6) + 0.012 * noise(x * 13, y * 13);
}

function carve(seed: string, plan: Plan): Field {
  const noise = createNoise2D(randomFrom(seed));
  const groundAt = groundOf(plan, noise);
  const read = (surface: Surface): Field => sample(surface, CARVED, CARVED_CELL);
  return erode({
    base: read((x, y) => groundAt(x, y).base + unevenness(noise, x, y)),
    uplift: read((x, y) => 0.15 + groundAt(x, y).uplift * (1.5 + 0.7 * noise(x * 1.7 + 9, y * 1.7))),
    softness: read((x, y) => 2 ** noise(x * 2.2, y * 2.2 + 70)),
  });
}

/**
 * A terrain: bent noise for the shape, rain for the ridges and valleys.
 *
 * @param seed any text
 * @param plan how the landscape lies; the seed decides if it is left out
 */
export async function terrain(seed: string, plan: Plan = planFrom(seed)): Promise<Terrain> {
  const carved = carve(seed, plan);
  const highest = carved.values.reduce((most, value) => Math.max(most, value));
  const field = await refine({ ...carved, values: carved.values.map((value) => value / highest) }, 3);
  const noise = createNoise2D(randomFrom(`sway ${seed}`));
  return {
    field,
    bend: ([x, y]) => [x - 0.014 * noise(x * 4, y * 4), y - 0.014 * noise(x * 4 + 80, y * 4)],
  };
}

/** How a terrain is looked at: what lies in the picture's middle, and how near it is: 1 shows its whole height. */
export interface View {
  readonly size: Size;
  readonly zoom: number;
  readonly centre: Point;
}

/** @returns what tells where in a picture a point of the terrain's field is, in pixels */
export function placed({ bend }: Terrain, { size: { width, height }, zoom, centre }: View): (point: Point) => Point {
  const scale = height * zoom;
  return (point) => {
    const [x, y] = bend(point);
    return [(x - centre[0]) * scale + width / 2, (y - centre[1]) * scale + height / 2];
  };
}

/** Nobody sets up an instrument in a swamp. */
const LOWEST_STATION = 0.3;

/**
 * Finds the places where a surveyor would set up.
 *
 * @param place where in the picture a point of the field is
 * @param box where to look, in the picture
 * @param apart how far two of them are apart at least
 * @returns at most `count` summits, the highest first, in whole pixels
 */
export function summits(
  { field: { columns, left, top, cell, values } }: Terrain,
  place: (point: Point) => Point,
  { box, count, apart }: { readonly box: Box; readonly count: number; readonly apart: number },
): Point[] {
  const isSummit = (index: number): boolean =>
    [-4, 0, 4].every((down) =>
      [-4, 0, 4].every((right) => (values[index + right + down * columns] ?? 0) <= (values[index] ?? 0)),
    );
  const tops = [...values.keys()]
    .filter((index) => (values[index] ?? 0) > LOWEST_STATION && isSummit(index))
    .sort((one, two) => (values[two] ?? 0) - (values[one] ?? 0))
    .map((index) => place([left + (index % columns) * cell, top + Math.floor(index / columns) * cell]))
    .filter(([x, y]) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  const found: Point[] = [];
  for (const [x, y] of tops)
    if (found.length < count && found.every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) >= apart))
      found.push([Math.round(x), Math.round(y)]);
  return found;
}
