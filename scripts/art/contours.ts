import { contours as trace } from "d3-contour";
import type { Point } from "../pictures/svg.ts";
import type { Box, Field } from "./field.ts";
import { closedPath, lengthOf, openPath, straightPath } from "./spline.ts";

/** The area above a height, whose rim is the contour line. */
export interface Contour {
  readonly height: number;
  /** Every fifth line, counted from the sea's level, which a survey map draws heavier. */
  readonly index: boolean;
  /** The value of a path's `d`, in path units. */
  readonly path: string;
}

/** What is drawn, and how finely. Lengths are in pixels. */
export interface ContourOptions {
  /** Where a point of the field is in the picture. */
  readonly place: (point: Point) => Point;
  /** What is seen. Areas are closed outside of it, so that all lines in it are contour lines. */
  readonly frame: Box;
  /** The height between two lines. */
  readonly interval: number;
  /** The lowest and the highest line, in intervals from the sea's level. */
  readonly from: number;
  readonly to: number;
  /** Moves all lines up by a share of the interval; index lines then keep their name, not their height. */
  readonly offset?: number;
  /** The distance between two points of a line: more makes lines rounder and files smaller. */
  readonly spacing: number;
  /** Lines of which less is seen are left out: specks, and corners that are cut off by the edge. */
  readonly shortest: number;
  /** Whole path units a pixel: 2 makes coordinates exact to a half. */
  readonly precision: number;
}

const LINES_AN_INDEX = 5;

/** How far outside of the frame areas are closed. */
const MARGIN = 24;

/** Cuts a ring where it comes into sight and goes out of it. */
function runsOf(ring: readonly Point[], isSeen: (point: Point) => boolean): Point[][] {
  const start = ring.findIndex((point, index) => isSeen(point) && !isSeen(ring.at(index - 1) ?? point));
  if (start < 0) return [[...ring]];
  const runs: Point[][] = [];
  for (const point of [...ring.slice(start), ...ring.slice(0, start)]) {
    const last = runs.at(-1);
    if (last?.[0] && isSeen(last[0]) === isSeen(point)) last.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** Leaves out what lies on a straight line between its neighbours, along a rim. */
function cornersOf(points: readonly Point[]): Point[] {
  const moved = points.filter(([x, y], index) => x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1]);
  return moved.filter(([x, y], index) => {
    const [before, after] = [moved[index - 1], moved[index + 1]];
    return !before || !after || !((before[0] === x && after[0] === x) || (before[1] === y && after[1] === y));
  });
}

function areaOf(ring: readonly Point[]): number {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [fromX, fromY] = ring.at(index - 1) ?? [x, y];
      return sum + (fromX * y - x * fromY) / 2;
    }, 0),
  );
}

function drawRing(ring: readonly Point[], { frame, spacing, shortest, precision }: ContourOptions): string {
  const rim = {
    left: frame.left - MARGIN,
    top: frame.top - MARGIN,
    right: frame.right + MARGIN,
    bottom: frame.bottom + MARGIN,
  };
  const isSeen = ([x, y]: Point) => x > rim.left && x < rim.right && y > rim.top && y < rim.bottom;
  // What is out of sight goes along the rim: that changes nothing of what is filled inside of it.
  const ontoRim = ([x, y]: Point): Point => [
    Math.min(rim.right, Math.max(rim.left, x)),
    Math.min(rim.bottom, Math.max(rim.top, y)),
  ];
  const inUnits = (points: readonly Point[]) => points.map(([x, y]): Point => [x * precision, y * precision]);
  const runs = runsOf(ring, isSeen);
  const seen = runs.filter(([first]) => first && isSeen(first));
  if (seen.length === 0) {
    const corners = cornersOf(ring.map(ontoRim));
    return areaOf(corners) > 1 ? `${straightPath(inUnits(corners), "M")}z` : "";
  }
  if (seen.reduce((sum, run) => sum + lengthOf(run), 0) < shortest) return "";
  if (runs.length === 1) return closedPath(inUnits(ring), spacing * precision);
  const parts = runs.map((run, index) =>
    seen.includes(run)
      ? openPath(inUnits(run.length > 1 ? run : [...run, ...run]), spacing * precision, index === 0 ? "M" : "L")
      : straightPath(inUnits(cornersOf(run.map(ontoRim))), "L"),
  );
  return `${parts.join("")}z`;
}

/**
 * Draws contour lines, as the rims of the areas above each height.
 *
 * @returns the heights that have any, from the lowest up
 */
export function contours({ columns, rows, left, top, cell, values }: Field, options: ContourOptions): Contour[] {
  const { from, to, interval, offset = 0, place } = options;
  const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const heights = steps.map((step) => (step + offset) * interval);
  const traced = trace().size([columns, rows]).thresholds(heights)([...values]);
  const drawn = traced.map(({ coordinates }, index) => {
    const height = heights[index] ?? 0;
    // At the shore and below it only long lines count: a small ring there is a puddle, or an island that is none.
    const lineOptions = height <= 0 ? { ...options, shortest: 2.5 * options.shortest } : options;
    const rings = coordinates.flat().map((ring) =>
      // The library counts cells from their corners, and repeats a ring's first point.
      ring.slice(1).map(([column = 0, row = 0]) => place([left + (column - 0.5) * cell, top + (row - 0.5) * cell])),
    );
    const path = rings.map((ring) => drawRing(ring, lineOptions)).join("");
    return { height, index: (steps[index] ?? 0) % LINES_AN_INDEX === 0, path };
  });
  return drawn.filter(({ path }) => path !== "");
}
