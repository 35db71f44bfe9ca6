import { contours } from "d3-contour";
import type { Field } from "./field.ts";
import { closedPath, cornersOf, lengthOf, openPath, type Point, straightPath, thin } from "./paths.ts";

/** One height's line or area. */
export type Contour = {
  readonly height: number;
  /** Every fifth line, counted from the sea's level, which a survey map draws heavier. */
  readonly index: boolean;
  /** The value of a path's `d`, in path units. */
  readonly path: string;
};

/** What is drawn, and how finely. Lengths are in the field's unit. */
export type ContourOptions = {
  /** The height between two lines. */
  readonly interval: number;
  /** The lowest and the highest line, in intervals from the sea's level. */
  readonly from: number;
  readonly to: number;
  /** Moves all lines up by a share of the interval; index lines then keep their name, not their height. */
  readonly offset?: number;
  /** The distance between two points of a line: more makes lines rounder and files smaller. */
  readonly spacing: number;
  /** Lines shorter than this are left out: specks, and corners that are cut off by the edge. */
  readonly shortest: number;
  /** Whole path units a length of 1: 2 makes coordinates exact to a half. */
  readonly precision: number;
  /** Where lines are drawn; everywhere if left out. Areas ignore it. */
  readonly shows?: (x: number, y: number) => boolean;
};

type Run = { readonly shown: boolean; readonly points: readonly Point[] };

const LINES_AN_INDEX = 5;

/** The closed rings of each height, holes among them, in the field's unit. */
function ringsAt(field: Field, heights: readonly number[]): Point[][][] {
  const draw = contours()
    .size([field.columns, field.rows])
    .thresholds([...heights]);
  return draw([...field.values]).map(({ coordinates }) => coordinates.flat().map((ring) => placed(ring, field)));
}

/** The library counts cells from their corners, and repeats a ring's first point. */
function placed(ring: readonly (readonly number[])[], { left, top, cell }: Field): Point[] {
  return ring.slice(0, -1).map(([column = 0, row = 0]) => [left + (column - 0.5) * cell, top + (row - 0.5) * cell]);
}

/** Rings run along the grid's rim where the land goes on beyond it; that part is no line. */
function insideOf(field: Field): (point: Point) => boolean {
  const right = field.left + (field.columns - 1) * field.cell;
  const bottom = field.top + (field.rows - 1) * field.cell;
  return ([x, y]) => x >= field.left && x <= right && y >= field.top && y <= bottom;
}

/** Cuts a ring where it comes into sight and goes out of it. */
function runsOf(ring: readonly Point[], shows: (point: Point) => boolean): Run[] {
  const start = ring.findIndex((point, index) => shows(point) && !shows(ring.at(index - 1) ?? point));
  if (start < 0) return ring[0] && shows(ring[0]) ? [{ shown: true, points: ring }] : [];
  const runs: { shown: boolean; points: Point[] }[] = [];
  for (const point of [...ring.slice(start), ...ring.slice(0, start)]) {
    const shown = shows(point);
    const last = runs.at(-1);
    if (last?.shown === shown) last.points.push(point);
    else runs.push({ shown, points: [point] });
  }
  return runs;
}

function linesOf(ring: readonly Point[], field: Field, options: ContourOptions): string {
  const { shows = () => true, shortest, spacing, precision } = options;
  const inside = insideOf(field);
  const runs = runsOf(ring, (point) => inside(point) && shows(...point));
  return runs
    .filter(({ shown, points }) => shown && lengthOf(points) >= shortest)
    .map(({ points }) =>
      points.length === ring.length
        ? closedPath(thin(points, spacing, true), precision)
        : openPath(thin(points, spacing, false), precision),
    )
    .join("");
}

/** An area keeps the rim, straight, because something has to close it; it lies outside of the picture. */
function areaOf(ring: readonly Point[], field: Field, options: ContourOptions): string {
  const { shortest, spacing, precision } = options;
  if (lengthOf(ring) < shortest) return "";
  const runs = runsOf(ring, insideOf(field));
  if (runs.length < 2) {
    const [run] = runs;
    if (!run) return `${straightPath(cornersOf(ring), precision, "M")}z`;
    return closedPath(thin(run.points, spacing, true), precision);
  }
  const parts = runs.map(({ shown, points }, index) =>
    shown
      ? openPath(thin(points, spacing, false), precision, index === 0 ? "M" : "L")
      : straightPath(cornersOf(points), precision, "L"),
  );
  return `${parts.join("")}z`;
}

/** At the shore and below it only long lines count: a small ring there is a puddle, or an island that is none. */
function optionsAt(height: number, options: ContourOptions): ContourOptions {
  return height <= 0 ? { ...options, shortest: 2.5 * options.shortest } : options;
}

function contoursOf(field: Field, options: ContourOptions, draw: typeof linesOf): Contour[] {
  const steps = Array.from({ length: options.to - options.from + 1 }, (_, step) => options.from + step);
  const heights = steps.map((step) => (step + (options.offset ?? 0)) * options.interval);
  const found = ringsAt(field, heights).map((rings, position) => ({
    height: heights[position] ?? 0,
    index: (steps[position] ?? 0) % LINES_AN_INDEX === 0,
    path: rings.map((ring) => draw(ring, field, optionsAt(heights[position] ?? 0, options))).join(""),
  }));
  return found.filter(({ path }) => path !== "");
}

/**
 * Draws the lines of a field, open where they leave it.
 *
 * @param field heights on a grid; the grid's unit is the options' unit of length
 * @param options what to draw, and how finely
 * @returns a line for each height that has any, from the lowest up
 */
export function contourLines(field: Field, options: ContourOptions): Contour[] {
  return contoursOf(field, options, linesOf);
}

/**
 * Draws the areas above each height, for fills. Where land goes on beyond the field they run along the field's rim,
 * so let the field be larger than the picture.
 *
 * @param field heights on a grid
 * @param options what to draw, and how finely
 * @returns an area for each height that has any, from the lowest up
 */
export function contourAreas(field: Field, options: ContourOptions): Contour[] {
  return contoursOf(field, options, areaOf);
}
