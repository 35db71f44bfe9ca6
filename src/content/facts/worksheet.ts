import type { Plan } from "../../../schemas/plan.ts";
import type { Worksheet } from "../../../schemas/site/worksheet.ts";
import { formatDollars, formatNumber } from "../../format/format.ts";
import { leastSetup } from "./price.ts";

/** What a line is counted in. */
export type Unit = "dollars" | "percent" | "number";

/** The name of a line, as content/site/worksheet.json has it. */
export type LineName = keyof Worksheet["lines"];

/** The lines in their order: their letters are A, B, C and so on. */
export const LINES = {
  calls: { unit: "number" },
  minutes: { unit: "number" },
  hour: { unit: "dollars" },
  weeks: { unit: "number" },
  task: { unit: "dollars", sum: "A × B ÷ 60 × C × D" },
  share: { unit: "percent" },
  gained: { unit: "dollars", sum: "E × F" },
  plan: { unit: "dollars" },
  care: { unit: "dollars" },
  left: { unit: "dollars", sum: "G − H − I" },
  setup: { unit: "dollars" },
  preparation: { unit: "dollars" },
  months: { unit: "number", sum: "(K + L) ÷ (J ÷ 12)" },
} as const satisfies { readonly [Name in LineName]: { readonly unit: Unit; readonly sum?: string } };

/** A line whose number is filled in. */
export type InputName = Exclude<LineName, "task" | "gained" | "left" | "months">;

/** The names of the lines, in their order. */
export const lineNames: readonly LineName[] = Object.keys(LINES).filter((name) => isLineName(name));

/** @returns whether a line is filled in, and not worked out */
export function isInput(name: LineName): name is InputName {
  return !("sum" in LINES[name]);
}

function isLineName(name: string): name is LineName {
  return name in LINES;
}

/** The number of each line. A share is a fraction of one. */
export type Values = Readonly<Record<LineName, number>>;

/** The largest number that may be filled in: above it, a slip of the finger is likelier than the truth. */
export const LARGEST: { readonly [Of in Unit]: number } = { dollars: 1_000_000, percent: 100, number: 100_000 };

/** Works the lines out. What rests on a number that is missing (NaN) is missing, too. */
export function computeWorksheet(given: Readonly<Record<InputName, number>>): Values {
  const { calls, minutes, hour, weeks, share, plan, care, setup, preparation } = given;
  const task = ((calls * minutes) / 60) * hour * weeks;
  const gained = task * share;
  const left = gained - plan - care;
  // At a loss, or when nothing is left, it is never paid off.
  const months = left > 0 || Number.isNaN(left) ? (setup + preparation) / (left / 12) : Number.POSITIVE_INFINITY;
  return { ...given, task, gained, left, months };
}

/** The worksheet, with what each of its plans costs. */
export interface PricedWorksheet {
  readonly lines: Worksheet["lines"];
  readonly plans: readonly {
    readonly name: string;
    readonly monthly: number;
    readonly setup: number;
    readonly interactions: number | undefined;
  }[];
}

/**
 * Adds the plans' prices, which are in their own files.
 * @param find finds a plan by its id
 * @returns the worksheet, without plans that have no price a month, which the content check reports
 */
export function withPrices({ lines, plans }: Worksheet, find: (id: string) => Plan | undefined): PricedWorksheet {
  const priced = plans.flatMap((id) => {
    const plan = find(id);
    if (plan?.price.kind !== "monthly") return [];
    const { name, price, setupFee, interactions } = plan;
    return [{ name, monthly: price.amount, setup: leastSetup(setupFee), interactions }];
  });
  return { lines, plans: priced };
}

/** @returns the example, worked out on the first of its plans */
export function exampleOf({ lines, plans: [plan] }: PricedWorksheet): Values {
  return computeWorksheet({
    calls: lines.calls.example,
    minutes: lines.minutes.example,
    hour: lines.hour.example,
    weeks: lines.weeks.example,
    share: lines.share.example / 100,
    plan: 12 * (plan?.monthly ?? Number.NaN),
    care: lines.care.example,
    setup: plan?.setup ?? Number.NaN,
    preparation: lines.preparation.example,
  });
}

/** @returns where a business is in dollars at the start and at the end of each month: costs that come once, then what is left */
export function balances({ setup, preparation, left }: Values, months: number): number[] {
  return Array.from({ length: months + 1 }, (_, month) => (left / 12) * month - setup - preparation);
}

/** @returns what was typed as a number; undefined if it is none, is below zero or is more than can be meant. */
export function readValue(text: string, unit: Unit): number | undefined {
  const bare = text.replace(/[\s,$%]/g, "");
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(bare) || Number(bare) > LARGEST[unit]) return undefined;
  return unit === "percent" ? Number(bare) / 100 : Number(bare);
}

/** Writes a number as the worksheet does: dollars, shares and counts without fractions. */
export function writeValue(value: number, unit: Unit): string {
  if (unit === "dollars") return value < 0 ? `−${formatDollars(-value)}` : formatDollars(value);
  return unit === "percent" ? `${formatNumber(Math.round(value * 100))}%` : formatNumber(Math.round(value));
}
