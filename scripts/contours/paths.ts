/** A point, x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** A turn that is worth one more point, in radians. */
const TURN = 0.6;
/** Turns count for this many points to either side, so that points grow dense gradually. */
const TURN_REACH = 3;

/**
 * @param points a line
 * @returns how long it is
 */
export function lengthOf(points: readonly Point[]): number {
  let sum = 0;
  for (const [index, [x, y]] of points.slice(1).entries()) {
    const [fromX, fromY] = points[index] ?? [x, y];
    sum += Math.hypot(x - fromX, y - fromY);
  }
  return sum;
}

/** The value before, at and after a position; a ring goes on at its start, a line stops at its ends. */
function around<Value>(values: readonly Value[], index: number, reach: number, closed: boolean): Value[] {
  const window = Array.from({ length: 2 * reach + 1 }, (_, step) => index - reach + step);
  const wrapped = closed ? window.map((at) => (at + values.length) % values.length) : window;
  return wrapped.map((at) => (at < 0 ? undefined : values[at])).filter((value) => value !== undefined);
}

/** How much a line turns at each of its points, in radians; an open line doesn't at its ends. */
function turnsOf(points: readonly Point[], closed: boolean): number[] {
  return points.map((_, index) => {
    const [before, at, after] = around(points, index, 1, closed);
    if (!before || !at || !after) return 0;
    const turn = Math.atan2(after[1] - at[1], after[0] - at[0]) - Math.atan2(at[1] - before[1], at[0] - before[0]);
    return Math.abs(turn - Math.PI * 2 * Math.round(turn / (Math.PI * 2)));
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** How many points each stretch of a line deserves: few where it is straight, more where it turns. */
function worthOf(points: readonly Point[], spacing: number, closed: boolean): number[] {
  const turns = turnsOf(points, closed);
  const ends = closed ? [...points.slice(1), ...points.slice(0, 1)] : points.slice(1);
  return ends.map((to, index) => {
    const turning = mean(around(turns, index, TURN_REACH, closed));
    return lengthOf([points[index] ?? to, to]) / spacing + turning / TURN;
  });
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
export function thin(points: readonly Point[], spacing: number, closed: boolean): Point[] {
  const worth = worthOf(points, spacing, closed);
  const total = worth.reduce((sum, value) => sum + value, 0);
  const step = total / Math.max(closed ? 6 : 3, Math.round(total));
  const taken: Point[] = points.slice(0, 1);
  let walked = 0;
  for (const [index, value] of worth.entries()) {
    const from = points[index] ?? [0, 0];
    const to = points[(index + 1) % points.length] ?? from;
    while (value > 0 && taken.length * step <= walked + value + 1e-9) {
      taken.push(between(from, to, (taken.length * step - walked) / value));
    }
    walked += value;
  }
  return closed ? taken.slice(0, -1) : taken;
}

function between([fromX, fromY]: Point, [toX, toY]: Point, share: number): Point {
  return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
}

/**
 * @param points a line of level and upright stretches
 * @returns its first and last point and its corners
 */
export function cornersOf(points: readonly Point[]): Point[] {
  const turns = turnsOf(points, false);
  return points.filter((_, index) => index === 0 || index === points.length - 1 || (turns[index] ?? 0) > 0.01);
}

/** Moves the control points of a quadratic B-spline until the curve runs through the points themselves. */
function controlsThrough(points: readonly Point[], closed: boolean): Point[] {
  let controls: readonly Point[] = points;
  for (let round = 0; round < 3; round += 1) {
    const current = controls;
    controls = points.map((point, index): Point => {
      const at = current[index] ?? point;
      const before = current.at(index - 1) ?? at;
      const after = current[(index + 1) % current.length] ?? at;
      if (!closed && (index === 0 || index === points.length - 1)) return point;
      const missing = (axis: 0 | 1): number => point[axis] - (before[axis] + 6 * at[axis] + after[axis]) / 8;
      return [at[0] + missing(0), at[1] + missing(1)];
    });
  }
  return [...controls];
}

/** Writes path data: relative coordinates in whole units, as short as SVG allows. */
export class Pen {
  #at: Point = [0, 0];
  #text = "";

  get text(): string {
    return this.#text;
  }

  #number(value: number): void {
    const glued = value < 0 || /[a-zA-Z]$/.test(this.#text);
    this.#text += glued ? `${value}` : ` ${value}`;
  }

  /** Starts a path, or goes straight to a point: `M` or `L`. */
  go(command: "M" | "L", [x, y]: Point): void {
    this.#text += command;
    this.#number(x);
    this.#number(y);
    this.#at = [x, y];
  }

  command(letter: "l" | "q" | "t"): void {
    this.#text += letter;
  }

  close(): void {
    this.#text += "z";
  }

  /** Writes a point as seen from where the pen is; `move` false is for control points. */
  point([x, y]: Point, move = true): void {
    this.#number(x - this.#at[0]);
    this.#number(y - this.#at[1]);
    if (move) this.#at = [x, y];
  }
}

function rounded([x, y]: Point, precision: number): Point {
  return [Math.round(x * precision), Math.round(y * precision)];
}

/**
 * Draws the spline by `q` and then `t`, two numbers a point: `t` mirrors the control point before it, and midway
 * between two control points is just where a quadratic B-spline passes. Each midpoint is rounded against the control
 * point that is really drawn, so that roundings never add up.
 */
function drawSpline(pen: Pen, controls: readonly Point[], end: Point): void {
  const [first, ...others] = controls;
  if (!first) {
    pen.go("L", end);
    return;
  }
  let drawn = first;
  pen.command("q");
  pen.point(first, false);
  for (const [index, next] of others.entries()) {
    const middle: Point = [Math.round((drawn[0] + next[0]) / 2), Math.round((drawn[1] + next[1]) / 2)];
    pen.point(middle);
    if (index === 0) pen.command("t");
    drawn = [2 * middle[0] - drawn[0], 2 * middle[1] - drawn[1]];
  }
  pen.point(end);
}

/**
 * @param points a line of at least two points
 * @param precision whole path units a length of 1
 * @param command whether a path starts here or goes on
 * @returns path data of a smooth line through the points
 */
export function openPath(points: readonly Point[], precision: number, command: "M" | "L" = "M"): string {
  const pen = new Pen();
  const controls = controlsThrough(points, false).map((point) => rounded(point, precision));
  pen.go(command, controls[0] ?? [0, 0]);
  drawSpline(pen, controls.slice(1, -1), controls.at(-1) ?? [0, 0]);
  return pen.text;
}

/**
 * @param points a ring, its first point not repeated
 * @param precision whole path units a length of 1
 * @returns path data of a smooth closed line through the points
 */
export function closedPath(points: readonly Point[], precision: number): string {
  if (points.length < 3) return "";
  const pen = new Pen();
  const controls = controlsThrough(points, true).map((point) => rounded(point, precision));
  const [first, last] = [controls[0] ?? [0, 0], controls.at(-1) ?? [0, 0]] as const;
  const start: Point = [Math.round((first[0] + last[0]) / 2), Math.round((first[1] + last[1]) / 2)];
  pen.go("M", start);
  drawSpline(pen, controls, start);
  pen.close();
  return pen.text;
}

/**
 * @param points a line of at least one point
 * @param precision whole path units a length of 1
 * @param command whether a path starts here or goes on
 * @returns path data of a line with corners
 */
export function straightPath(points: readonly Point[], precision: number, command: "M" | "L"): string {
  const pen = new Pen();
  const [first = [0, 0], ...others] = points.map((point) => rounded(point, precision));
  pen.go(command, first);
  if (others.length > 0) pen.command("l");
  for (const point of others) pen.point(point);
  return pen.text;
}
