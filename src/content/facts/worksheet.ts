import type { Plan } from "../../../schemas/plan.ts";
import type { Worksheet } from "../../../schemas/site/worksheet.ts";
import { formatDollars, formatNumber } from "../../format/format.ts";
import { leastSetup } from "./price.ts";

/** The unit of a line. */
export type Unit = "dollars" | "percent" | "number";

export type LineName = keyof Worksheet["lines"];

/** The lines in order, lettered A, B, C and so on. */
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

/** A line that the user fills in. */
export type InputName = Exclude<LineName, "task" | "gained" | "left" | "months">;

export const lineNames: readonly LineName[] = Object.keys(LINES).filter((name) => isLineName(name));

/** Whether a line is filled in rather than computed */
export function isInput(name: LineName): name is InputName {
  return !("sum" in LINES[name]);
}

function isLineName(name: string): name is LineName {
  return name in LINES;
}

/** The number of each line. Percentages are fractions. */
export type Values = Readonly<Record<LineName, number>>;

/** The largest plausible input; anything above it is a typo. */
export const LARGEST: { readonly [Of in Unit]: number } = { dollars: 1_000_000, percent: 100, number: 100_000 };

/** Computes the lines. Results that depend on a missing input are NaN. */
export function computeWorksheet(given: Readonly<Record<InputName, number>>): Values {
  const { calls, minutes, hour, weeks, share, plan, care, setup, preparation } = given;
  const task = ((calls * minutes) / 60) * hour * weeks;
  const gained = task * share;
  const left = gained - plan - care;
  // At a loss, or when nothing is left, it is never paid off.
  const months = left > 0 || Number.isNaN(left) ? (setup + preparation) / (left / 12) : Number.POSITIVE_INFINITY;
  return { ...given, task, gained, left, months };
}

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
 * Adds the plans' prices from their own files.
 * @param find finds a plan by its id
 * @returns the worksheet, without plans that have no monthly price, which the content check reports
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

/** Computes the example with the first plan */
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

/** The balance in dollars at the start and at the end of each month: one-off costs, then monthly results */
export function balances({ setup, preparation, left }: Values, months: number): number[] {
  return Array.from({ length: months + 1 }, (_, month) => (left / 12) * month - setup - preparation);
}

/** Parses a typed number, in full-width digits too; undefined if it is not a number, negative or implausibly large. */
export function readValue(text: string, unit: Unit): number | undefined {
  const bare = text.normalize("NFKC").replace(/[\s,$%]/g, "");
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(bare) || Number(bare) > LARGEST[unit]) return undefined;
  return unit === "percent" ? Number(bare) / 100 : Number(bare);
}

/** Formats a number for the worksheet, without fractions. */
export function writeValue(value: number, unit: Unit): string {
  if (unit === "dollars") return value < 0 ? `−${formatDollars(-value)}` : formatDollars(value);
  return unit === "percent" ? `${formatNumber(Math.round(value * 100))}%` : formatNumber(Math.round(value));
}
