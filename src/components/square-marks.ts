export interface Amounts {
  readonly before: number;
  readonly after: number;
  readonly unit?: string | undefined;
}

/** What the numbers count, with the numbers. */
export interface Change extends Amounts {
  readonly name: string;
}

/** A grid of equal marks, and how many units one of them represents. */
export interface Field {
  readonly per: number;
  readonly columns: number;
  readonly rows: number;
  /** Number of marks; the last one may be partial. */
  readonly marks: number;
}

/** More marks than this blur on a phone. */
const MOST_MARKS = 250;

/** The approximate aspect ratio of a field. */
const WIDTH_TO_HEIGHT = 2.4;

/** The side of a cell, and of the mark in it. */
const PLACE = 10;
const MARK = 8;

/**
 * Lays out a field for the larger of two amounts; percentages have a hundred marks, and amounts with decimals one per tenth.
 * @param amounts before and after
 */
export function fieldOf({ before, after, unit }: Amounts): Field {
  const whole = unit === "%" ? 100 : Math.max(before, after);
  const finest = [before, after].every(Number.isInteger) ? 0 : -1;
  const per = 10 ** Math.max(finest, Math.ceil(Math.log10(whole / MOST_MARKS)));
  const marks = Number((whole / per).toFixed(4));
  const columns = evenest(Math.max(1, Math.ceil(marks)));
  return { per, columns, rows: Math.ceil(marks / columns), marks };
}

/** Finds the columns that leave the fewest empty cells, near the wanted shape */
function evenest(marks: number): number {
  const first = Math.ceil(Math.sqrt(marks * WIDTH_TO_HEIGHT));
  const empty = (columns: number) => Math.ceil(marks / columns) * columns - marks;
  return [0, 1, 2, 3, 4]
    .map((more) => first + more)
    .reduce((best, columns) => (empty(columns) < empty(best) ? columns : best));
}

/**
 * Draws marks as dashed lines, one per row: two hundred of them take two hundred bytes.
 * @param columns marks per row
 * @param from the first mark, counted from 0
 * @param to the end of the last one; a fraction cuts it
 * @returns the data of an SVG path, for strokes of `dashes`
 */
export function marksPath(columns: number, from: number, to: number): string {
  const firstRow = Math.floor(from / columns);
  const rows = Math.max(0, Math.ceil(to / columns) - firstRow);
  return Array.from({ length: rows }, (_, index) => {
    const row = firstRow + index;
    const start = Math.max(from - row * columns, 0);
    const end = Math.min(to - row * columns, columns);
    return `M${start * PLACE} ${row * PLACE + MARK / 2}h${lengthOf(end - start)}`;
  }).join("");
}

/** The length of a line for so many marks: it ends with the last mark, not with its gap */
function lengthOf(marks: number): number {
  const whole = Math.floor(marks);
  const part = marks - whole;
  const length = part > 0 ? whole * PLACE + part * MARK : whole * PLACE - (PLACE - MARK);
  return Math.round(10 * length) / 10;
}

/** The viewBox of a field. */
export function fieldBox({ columns, rows }: Field): string {
  return `0 0 ${columns * PLACE - (PLACE - MARK)} ${rows * PLACE - (PLACE - MARK)}`;
}

/** Width of a row's line, and its dashes. */
export const strokes = { width: MARK, dashes: `${MARK} ${PLACE - MARK}` } as const;
