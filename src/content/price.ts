import type { Plan } from "../../schemas/plan.ts";

const dollars = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD", maximumFractionDigits: 0 });

/** @returns an amount in whole dollars as prices are written, such as "$199". */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

interface PriceLabels {
  readonly from: string;
  readonly perMonth: string;
  readonly gst: string;
}

/** @returns a plan's price in one line, as the pricing page shows it: the total, with tax. */
export function priceText(price: Plan["price"], { from, perMonth, gst }: PriceLabels): string {
  return price.kind === "custom" ? price.label : `${from} ${formatDollars(price.amount)} ${perMonth}, ${gst}`;
}
