import type { Plan } from "../../../schemas/plan.ts";
import { formatDollars } from "./format.ts";

interface PriceLabels {
  readonly from: string;
  readonly perMonth: string;
  readonly gst: string;
}

/** @returns a plan's price in one line, as the pricing page shows it: the total, with tax. */
export function priceText(price: Plan["price"], { from, perMonth, gst }: PriceLabels): string {
  return price.kind === "custom" ? price.label : `${from} ${formatDollars(price.amount)} ${perMonth}, ${gst}`;
}
