/** A number before and after, as content gives it. */
export interface Amounts {
  readonly before: number;
  readonly after: number;
  readonly unit?: string | undefined;
}

/** What the numbers count, with the numbers. */
export interface Change extends Amounts {
  readonly name: string;
}

/** A field of equal marks in rows, and how many of whatever is counted one of them stands for. */
export interface Field {
  readonly per: number;
  readonly columns: number;
  readonly rows: number;
  /** How many marks there are, the last of them perhaps a part of one. */
  readonly marks: number;
}

/** Marks that can still be told apart on a phone. */
const MOST_MARKS = 250;

/** How many times as wide as high a field is, about. */
const WIDTH_TO_HEIGHT = 2.4;

/** The side of a place in a field, and of the mark that is in it. */
const PLACE = 10;
const MARK = 8;

/**
 * Lays out a field that holds the larger of two amounts; percentages have a hundred marks.
 * @param amounts before and after
 */
export function fieldOf({ before, after, unit }: Amounts): Field {
  const whole = unit === "%" ? 100 : Math.max(before, after);
  const per = 10 ** Math.max(0, Math.ceil(Math.log10(whole / MOST_MARKS)));
  const marks = whole / per;
  const columns = evenest(Math.max(1, Math.ceil(marks)));
  return { per, columns, rows: Math.ceil(marks / columns), marks };
}

/** @returns the columns that leave the fewest places empty, of those that give about the wanted shape */
function evenest(marks: number): number {
  const first = Math.ceil(Math.sqrt(marks * WIDTH_TO_HEIGHT));
  const empty = (columns: number) => Math.ceil(marks / columns) * columns - marks;
  return [0, 1, 2, 3, 4]
    .map((more) => first + more)
    .reduce((best, columns) => (empty(columns) < empty(best) ? columns : best));
}

/**
 * Draws marks as dashed lines, one a row, so that two hundred of them take two hundred bytes.
 * @param columns how many marks a row has
 * @param from the first mark, counted from nought
 * @param to where the last one ends; a fraction cuts it
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

/** @returns how long the line for so many marks is: it ends with the last one, not with the gap after it */
function lengthOf(marks: number): number {
  const whole = Math.floor(marks);
  const part = marks - whole;
  const length = part > 0 ? whole * PLACE + part * MARK : whole * PLACE - (PLACE - MARK);
  return Math.round(10 * length) / 10;
}

/** The part of an SVG that a field takes. */
export function fieldBox({ columns, rows }: Field): string {
  return `0 0 ${columns * PLACE - (PLACE - MARK)} ${rows * PLACE - (PLACE - MARK)}`;
}

/** How wide a row's line is, and how it is cut into marks. */
export const strokes = { width: MARK, dashes: `${MARK} ${PLACE - MARK}` } as const;
