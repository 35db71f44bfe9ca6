import type { Plan } from "../../../schemas/plan.ts";
import type { Pricing } from "../../../schemas/site/pricing.ts";
import { formatDollars } from "../../format/format.ts";

/** The periods of amounts, and how many of each make a year. */
const PERIODS = { week: 52, month: 12, year: 1 } as const;

type Period = keyof typeof PERIODS;

/** Converts a monthly price to a week or a year, in whole dollars. */
export function priceOver(period: Period, monthly: number): number {
  return Math.round((monthly * PERIODS.month) / PERIODS[period]);
}

/** The lowest setup fee; 0 without one. */
export function leastSetup(setupFee: Plan["setupFee"]): number {
  const [, setup = "0"] = /\$([\d,]+)/.exec(setupFee ?? "") ?? [];
  return Number(setup.replaceAll(",", ""));
}

/** The lowest total of the first month: price plus setup fee. */
export function firstMonth(monthly: number, setupFee: Plan["setupFee"]): number {
  return monthly + leastSetup(setupFee);
}

/** The lowest total of the first year: its price plus setup fee. */
export function firstYear(monthly: number, setupFee: Plan["setupFee"]): number {
  return priceOver("year", monthly) + leastSetup(setupFee);
}

/** A week's amount, such as "$1,150 a week", over the weeks of a year, in whole dollars. */
export function overYear(amount: string, weeks: number): number {
  return Number(amount.replace(/\D/g, "")) * weeks;
}

/** A plan's price in one line, as on the pricing page: the total, including tax. */
export function priceText(price: Plan["price"], { from, perMonth, gst }: Pricing["labels"]): string {
  return price.kind === "custom" ? price.label : `${from} ${formatDollars(price.amount)} ${perMonth}, ${gst}`;
}
