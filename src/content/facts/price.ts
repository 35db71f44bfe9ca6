import type { Plan } from "../../../schemas/plan.ts";
import type { Pricing } from "../../../schemas/site/pricing.ts";
import { formatDollars } from "../../format/format.ts";

/** What an amount may be counted over, and how many of it make a year. */
const PERIODS = { week: 52, month: 12, year: 1 } as const;

/** A stretch of time that an amount is counted over. */
export type Period = keyof typeof PERIODS;

/** @returns what a price a month comes to over a week or a year, in whole dollars. */
export function priceOver(period: Period, monthly: number): number {
  return Math.round((monthly * PERIODS.month) / PERIODS[period]);
}

/** @returns what setting up costs at least: nothing, if there is no fee. */
export function leastSetup(setupFee: Plan["setupFee"]): number {
  const [, setup = "0"] = /\$([\d,]+)/.exec(setupFee ?? "") ?? [];
  return Number(setup.replaceAll(",", ""));
}

/** @returns what the first month costs at least: the price and the setup fee, if there is one. */
export function firstMonth(monthly: number, setupFee: Plan["setupFee"]): number {
  return monthly + leastSetup(setupFee);
}

/** @returns the period of an amount such as "$1,150 a week". */
export function periodOf(amount: string): Period | undefined {
  const word = amount.split(" ").at(-1);
  return word === "week" || word === "month" || word === "year" ? word : undefined;
}

/** @returns a plan's price in one line, as the pricing page shows it: the total, with tax. */
export function priceText(price: Plan["price"], { from, perMonth, gst }: Pricing["labels"]): string {
  return price.kind === "custom" ? price.label : `${from} ${formatDollars(price.amount)} ${perMonth}, ${gst}`;
}
