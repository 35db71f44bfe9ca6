import { formatDollars, formatNumber } from "../../format/format.ts";

/** What a line is counted in. */
export type Unit = "dollars" | "percent" | "number";

/** A line of a worksheet. */
export interface WorksheetLine {
  readonly letter: string;
  readonly name: string;
  /** How the reader finds the number out, or the sum that gives it. */
  readonly how: string;
  /** The example's number, as it is written. */
  readonly example: string;
  readonly unit: Unit;
  /** The sum in postfix order: numbers, letters of lines, and what is done with the two before it. Readers fill in other lines. */
  readonly sum?: readonly string[];
}

/** The number of each line, by its letter. A share is a fraction of one. */
export type Values = ReadonlyMap<string, number>;

/** The largest number that may be filled in: above it, a slip of the finger is likelier than the truth. */
export const LARGEST: { readonly [Of in Unit]: number } = { dollars: 1_000_000, percent: 100, number: 100_000 };

const OPERATIONS: ReadonlyMap<string, (one: number, other: number) => number> = new Map([
  ["×", (one, other) => one * other],
  ["÷", (one, other) => one / other],
  ["+", (one, other) => one + other],
  ["−", (one, other) => one - other],
]);

/**
 * Reads the worksheet in a text: the table whose rows begin with the letters A, B, C and so on, and go on with what is
 * counted, how, and an example. A sum is written with letters, numbers and the signs + − × ÷.
 * @param tables the cells of the text's tables
 * @returns its lines; none if there is no such table
 */
export function worksheetIn(tables: readonly (readonly (readonly string[])[])[]): WorksheetLine[] {
  const table = tables.find((rows) => rows.every(([letter], at) => letter === String.fromCharCode(65 + at)));
  return (table ?? []).map(([letter = "", name = "", how = "", example = ""]): WorksheetLine => {
    const sum = sumIn(how);
    return { letter, name, how, example, unit: unitOf(example), ...(sum && { sum }) };
  });
}

/** @returns the lines whose example isn't what it comes to, and what is right. */
export function wrongLines(
  lines: readonly WorksheetLine[],
): { readonly line: WorksheetLine; readonly right: string }[] {
  const values = workOut(lines, exampleOf(lines));
  return lines
    .map((line) => ({ line, right: writeValue(values.get(line.letter) ?? Number.NaN, line.unit) }))
    .filter(({ line, right }) => right !== line.example);
}

/** @returns the example's numbers of the lines that are filled in. */
export function exampleOf(lines: readonly WorksheetLine[]): Values {
  const filledIn = lines.filter(({ sum }) => !sum);
  return new Map(filledIn.map(({ letter, example, unit }) => [letter, readValue(example, unit) ?? Number.NaN]));
}

/** @returns the number of every line; lines that rest on a missing number have none that could be written. */
export function workOut(lines: readonly WorksheetLine[], filledIn: Values): Values {
  const values = new Map(filledIn);
  for (const { letter, sum } of lines) if (sum) values.set(letter, resultOf(sum, values));
  return values;
}

/** @returns what was typed as a number; undefined if it is none, is below zero or is more than can be meant. */
export function readValue(text: string, unit: Unit): number | undefined {
  const bare = text.replace(/[\s,$%]/g, "");
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(bare) || Number(bare) > LARGEST[unit]) return undefined;
  return unit === "percent" ? Number(bare) / 100 : Number(bare);
}

/** Writes a number as the worksheet does: dollars, shares and counts without fractions, unless somebody typed one. */
export function writeValue(value: number, unit: Unit): string {
  if (unit === "dollars") return value < 0 ? `−${formatDollars(-value)}` : formatDollars(value);
  return unit === "percent" ? `${formatNumber(Math.round(value * 100))}%` : formatNumber(Math.round(value));
}

function unitOf(example: string): Unit {
  if (example.startsWith("$")) return "dollars";
  return example.endsWith("%") ? "percent" : "number";
}

/** Puts a sum into postfix order, in which brackets aren't needed. @returns undefined for what is no sum of lines. */
function sumIn(how: string): string[] | undefined {
  if (!/^[A-Z\d.\s×÷+−()]*$/.test(how) || !/[A-Z]/.test(how)) return undefined;
  const steps: string[] = [];
  const waiting: string[] = [];
  for (const [sign] of how.matchAll(/[A-Z]|[\d.]+|[×÷+−()]/g)) {
    if (sign === "(") waiting.push(sign);
    else if (sign === ")") {
      while (waiting.length > 0 && waiting.at(-1) !== "(") steps.push(...waiting.splice(-1));
      waiting.pop();
    } else if (OPERATIONS.has(sign)) {
      while (rank(waiting.at(-1)) >= rank(sign)) steps.push(...waiting.splice(-1));
      waiting.push(sign);
    } else steps.push(sign);
  }
  return [...steps, ...waiting.reverse()];
}

/** Signs of a higher rank come first. */
function rank(sign: string | undefined): number {
  if (sign === "×" || sign === "÷") return 2;
  return sign === "+" || sign === "−" ? 1 : 0;
}

function resultOf(sum: readonly string[], values: Values): number {
  const stack: number[] = [];
  for (const step of sum) {
    const operation = OPERATIONS.get(step);
    if (operation) {
      const [one = Number.NaN, other = Number.NaN] = stack.splice(-2);
      stack.push(operation(one, other));
    } else stack.push(values.get(step) ?? Number(step));
  }
  return stack.at(-1) ?? Number.NaN;
}
