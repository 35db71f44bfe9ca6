import type { Field } from "./field.ts";

/** What rain works on: all three on the same grid. */
export interface Rock {
  /** The height before anything happens; below 0 is sea and stays as it is. */
  readonly base: Field;
  /** How much the ground rises over the whole time. */
  readonly uplift: Field;
  /** How easily water cuts it; 1 is usual. */
  readonly softness: Field;
}

const ROUNDS = 48;
const CUTTING = 8;
const CREEP = 0.1;
/** Rounds of creep after the last rain, which take the grid's eight directions out of the valleys. */
const SETTLING = 12;
const NEXT_TO = 1e-5;

const NEIGHBOURS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** Where the water of a cell runs to, and how far that is. */
interface Fall {
  readonly to: number;
  readonly distance: number;
}

/** The cells whose ground changes: not the sea, nor the rim of the grid, where the water leaves. */
function landCells({ columns, rows, values }: Field): Int32Array {
  const isInner = (cell: number): boolean => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    return column > 0 && row > 0 && column < columns - 1 && row < rows - 1;
  };
  return Int32Array.from(values.keys()).filter((cell) => isInner(cell) && (values[cell] ?? 0) >= 0);
}

/** Finds a cell's lowest way out. A hollow, which has none, is filled to just above its lowest neighbour. */
function findFall(heights: Float64Array, columns: number, cell: number): Fall | undefined {
  const height = heights[cell] ?? 0;
  let [steepest, lowest] = [0, Number.POSITIVE_INFINITY];
  let fall: Fall | undefined;
  for (const [right, down] of NEIGHBOURS) {
    const to = cell + right + down * columns;
    const distance = Math.hypot(right, down);
    const there = heights[to] ?? 0;
    lowest = Math.min(lowest, there);
    if ((height - there) / distance <= steepest) continue;
    steepest = (height - there) / distance;
    fall = { to, distance };
  }
  if (!fall) heights[cell] = lowest + NEXT_TO;
  return fall;
}

/**
 * Raises the ground and cuts it by the stream-power law (slope times the square root of the catchment), solved
 * implicitly from the sea upwards, which is stable with few and large steps.
 */
function rain(heights: Float64Array, cells: Int32Array, { base, uplift, softness }: Rock): void {
  cells.sort((one, two) => (heights[one] ?? 0) - (heights[two] ?? 0));
  const falls = new Map(Array.from(cells, (cell) => [cell, findFall(heights, base.columns, cell)]));
  const catchments = new Float64Array(heights.length).fill(1);
  for (const cell of cells.toReversed()) {
    const to = falls.get(cell)?.to;
    if (to !== undefined) catchments[to] = (catchments[to] ?? 0) + (catchments[cell] ?? 0);
  }
  for (const cell of cells) {
    const fall = falls.get(cell);
    const raised = (heights[cell] ?? 0) + (uplift.values[cell] ?? 0) / ROUNDS;
    const power = (CUTTING * (softness.values[cell] ?? 1) * Math.sqrt(catchments[cell] ?? 1)) / ROUNDS;
    const pull = fall ? power / fall.distance : 0;
    heights[cell] = (raised + pull * (fall ? (heights[fall.to] ?? 0) : 0)) / (1 + pull);
  }
}

/** Soil creeps downhill, which rounds the ridges and keeps the valleys a readable distance apart. */
function creep(heights: Float64Array, cells: Int32Array, columns: number): void {
  const before = heights.slice();
  const at = (cell: number): number => before[cell] ?? 0;
  for (const cell of cells) {
    const around = at(cell - 1) + at(cell + 1) + at(cell - columns) + at(cell + columns);
    heights[cell] = at(cell) + CREEP * (around - 4 * at(cell));
  }
}

/**
 * Lets rain carve valleys that drain to the sea. Noise alone gives craters and blobs; what makes a survey map look
 * like one is that every line bends upstream where it crosses a valley.
 *
 * @param rock the ground and what becomes of it
 * @returns the heights after the rain, in the unit of the base
 */
export function erode(rock: Rock): Field {
  const { columns, values } = rock.base;
  const heights = values.slice();
  const cells = landCells(rock.base);
  for (let round = 0; round < ROUNDS; round += 1) {
    rain(heights, cells, rock);
    creep(heights, cells, columns);
  }
  for (let round = 0; round < SETTLING; round += 1) creep(heights, cells, columns);
  return { ...rock.base, values: heights };
}
