import type { Point } from "../pictures/svg.ts";

/** A turn that is worth one more point, in radians. */
const TURN = 0.6;
/** Turns count for this many points to either side, so that points grow dense gradually. */
const TURN_REACH = 5;

/** @returns how long a line is */
export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, to, index) => sum + distance(points[index] ?? to, to), 0);
}

function distance([fromX, fromY]: Point, [toX, toY]: Point): number {
  return Math.hypot(toX - fromX, toY - fromY);
}

/** How much a line turns at a point, in radians; at its ends, where there is nothing to turn to, it doesn't. */
function turnAt(before: Point | undefined, at: Point | undefined, after: Point | undefined): number {
  if (!before || !at || !after) return 0;
  const turn = Math.atan2(after[1] - at[1], after[0] - at[0]) - Math.atan2(at[1] - before[1], at[0] - before[0]);
  return Math.abs(turn - Math.PI * 2 * Math.round(turn / (Math.PI * 2)));
}

/**
 * Walks along a line and takes points, closer where it turns. The distance between them changes gradually, so a
 * spline through them neither overshoots nor leaves its neighbours' company.
 *
 * @param points a line, or a ring whose first point is not repeated
 * @param spacing the distance between two points where the line is straight
 * @param closed whether it is a ring
 * @returns the points; of a line, the first and the last are among them
 */
function thin(points: readonly Point[], spacing: number, closed: boolean): Point[] {
  const at = (index: number): Point | undefined => (closed ? points.at(index % points.length) : points[index]);
  const turns = points.map((point, index) => turnAt(at(index - 1), point, at(index + 1)));
  const stretches = closed ? points : points.slice(0, -1);
  const worth = stretches.map((from, index) => {
    const near = turns.slice(Math.max(0, index - TURN_REACH), index + TURN_REACH + 1);
    const turning = near.reduce((sum, turn) => sum + turn, 0) / near.length;
    return distance(from, at(index + 1) ?? from) / spacing + turning / TURN;
  });
  const total = worth.reduce((sum, value) => sum + value, 0);
  const step = total / Math.max(closed ? 6 : 3, Math.round(total));
  const taken = points.slice(0, 1);
  let walked = 0;
  for (const [index, value] of worth.entries()) {
    const from = points[index] ?? [0, 0];
    const to = at(index + 1) ?? from;
    while (value > 0 && taken.length * step <= walked + value + 1e-9) {
      const share = (taken.length * step - walked) / value;
      taken.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    walked += value;
  }
  return closed ? taken.slice(0, -1) : taken;
}

/** Moves the control points of a quadratic B-spline until the curve runs through the points themselves. */
function controlsThrough(points: readonly Point[], closed: boolean): Point[] {
  let controls = [...points];
  for (let round = 0; round < 3; round += 1) {
    controls = points.map((point, index): Point => {
      if (!closed && (index === 0 || index === points.length - 1)) return point;
      const at = controls[index] ?? point;
      const [before, after] = [controls.at(index - 1) ?? at, controls[(index + 1) % controls.length] ?? at];
      const moved = (axis: 0 | 1): number => at[axis] + point[axis] - (before[axis] + 6 * at[axis] + after[axis]) / 8;
      return [moved(0), moved(1)];
    });
  }
  return controls;
}

const minus = ([x, y]: Point, [fromX, fromY]: Point): Point => [x - fromX, y - fromY];

/** Writes numbers as short as SVG allows. */
function numbers(points: readonly Point[]): string {
  return points
    .flat()
    .map((value, index) => (value < 0 || index === 0 ? `${value}` : ` ${value}`))
    .join("");
}

/**
 * Draws the spline by `q` and then `t`, two numbers a point: `t` mirrors the control point before it, and midway
 * between two control points is just where a quadratic B-spline passes. Each midpoint is rounded against the control
 * point that is really drawn, so that roundings never add up.
 */
function drawSpline(start: Point, controls: readonly Point[], end: Point): string {
  const [first, ...others] = controls;
  if (!first) return `l${numbers([minus(end, start)])}`;
  const passed: Point[] = [start];
  let drawn = first;
  for (const next of others) {
    const middle: Point = [Math.round((drawn[0] + next[0]) / 2), Math.round((drawn[1] + next[1]) / 2)];
    passed.push(middle);
    drawn = [2 * middle[0] - drawn[0], 2 * middle[1] - drawn[1]];
  }
  const moves = passed.map((from, index) => minus(passed[index + 1] ?? end, from));
  const more = numbers(moves.slice(1));
  return `q${numbers([minus(first, start), ...moves.slice(0, 1)])}${more && `t${more}`}`;
}

const ORIGIN: Point = [0, 0];

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/**
 * @param points a line of at least two points, in path units
 * @param spacing the distance between two points where the line is straight
 * @param command whether a path starts here or goes on
 * @returns path data of a smooth line through the points
 */
export function openPath(points: readonly Point[], spacing: number, command: "M" | "L"): string {
  const controls = controlsThrough(thin(points, spacing, false), false).map(rounded);
  const [start = ORIGIN, end = ORIGIN] = [controls[0], controls.at(-1)];
  return `${command}${numbers([start])}${drawSpline(start, controls.slice(1, -1), end)}`;
}

/**
 * @param points a ring of at least three points, in path units, its first point not repeated
 * @param spacing the distance between two points where the line is straight
 * @returns path data of a smooth closed line through the points
 */
export function closedPath(points: readonly Point[], spacing: number): string {
  const controls = controlsThrough(thin(points, spacing, true), true).map(rounded);
  const [first = ORIGIN, last = ORIGIN] = [controls[0], controls.at(-1)];
  const start = rounded([(first[0] + last[0]) / 2, (first[1] + last[1]) / 2]);
  return `M${numbers([start])}${drawSpline(start, controls, start)}z`;
}

/** @returns path data of a line with corners */
export function straightPath(points: readonly Point[], command: "M" | "L"): string {
  return points.length === 0 ? "" : `${command}${numbers(points.map(rounded).slice(0, 1))}${rest(points.map(rounded))}`;
}

function rest(points: readonly Point[]): string {
  const moves = points.slice(1).map((point, index) => minus(point, points[index] ?? point));
  return moves.length > 0 ? `l${numbers(moves)}` : "";
}
