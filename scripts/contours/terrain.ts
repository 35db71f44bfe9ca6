import { createNoise2D, createNoise4D } from "simplex-noise";
import { erode } from "./erosion.ts";
import { type Box, extent, type Field, type Surface, sample, smooth } from "./field.ts";
import { pick, randomFrom } from "./random.ts";

/** The shapes of land that a seed can give. */
export const landforms = ["coast", "range", "pound", "peninsula"] as const;
export type Landform = (typeof landforms)[number];

/** How a terrain lies in its picture. */
export type Plan = {
  readonly landform: Landform;
  /** The turn of the land against the picture, in radians. */
  readonly angle: number;
};

/** A surface that changes: `turn` runs from 0 to 1, and 1 is 0 again. */
export type DriftingSurface = {
  readonly height: (x: number, y: number, turn: number) => number;
  /** Where a point of the standing land is at a turn. */
  readonly place: (x: number, y: number, turn: number) => readonly [number, number];
};

/** What lies under a place before rain falls on it. */
type Ground = { readonly base: number; readonly uplift: number };

/** What is carved: somewhat more than a picture of 16 to 9, in picture heights from its centre. */
const CARVED: Box = { left: -1.4, top: -1, right: 1.4, bottom: 1 };
const CARVED_CELL = 1 / 60;

/**
 * Decides from a seed how its land lies.
 *
 * @param seed any text
 * @returns the plan
 */
export function planFrom(seed: string): Plan {
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
 * @param plan how the land lies; the seed decides if it is left out
 * @returns the height at a place. Places are in picture heights from the picture's centre; height 0 is the sea's
 *   level and 1 the highest summit
 */
export function terrain(seed: string, plan: Plan = planFrom(seed)): Surface {
  const carved = carve(seed, plan);
  const { highest } = extent(carved);
  const height = smooth({ ...carved, values: carved.values.map((value) => value / highest) });
  const noise = createNoise2D(randomFrom(`sway ${seed}`));
  // Water ran in the grid's eight directions; a slight bend takes the ruler out of the valleys.
  return (x, y) => height(x + 0.014 * noise(x * 4, y * 4), y + 0.014 * noise(x * 4 + 80, y * 4));
}

/**
 * A terrain that sways like something seen through moving air. Its noise is read along a circle in two further
 * dimensions, so the last frame of a loop meets the first.
 *
 * @param seed any text
 * @param plan how the land lies
 * @returns the height at a place and a turn, and where the land's points go; units as in `terrain`
 */
export function driftingTerrain(seed: string, plan: Plan = planFrom(seed)): DriftingSurface {
  const still = terrain(seed, plan);
  const noise = createNoise4D(randomFrom(`drift ${seed}`));
  const shift = (x: number, y: number, turn: number): readonly [number, number] => {
    const cos = Math.cos(turn * Math.PI * 2);
    const sin = Math.sin(turn * Math.PI * 2);
    const sway = (from: number): number => 0.03 * noise(x * 0.9 + from, y * 0.9, cos * 0.45, sin * 0.45);
    return [0.012 * cos + sway(0), 0.008 * sin + sway(50)];
  };
  return {
    height: (x, y, turn) => {
      const [right, down] = shift(x, y, turn);
      return still(x + right, y + down);
    },
    place: (x, y, turn) => unshift(x, y, (atX, atY) => shift(atX, atY, turn)),
  };
}

/** Solves `place + shift(place) = point` by repetition: the shift changes slowly, so a few rounds are exact enough. */
function unshift(
  x: number,
  y: number,
  shift: (x: number, y: number) => readonly [number, number],
): readonly [number, number] {
  let place: readonly [number, number] = [x, y];
  for (let round = 0; round < 6; round += 1) {
    const [right, down] = shift(...place);
    place = [x - right, y - down];
  }
  return place;
}
