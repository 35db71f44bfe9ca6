import type { Plan } from "../../../schemas/plan.ts";
import type { Pricing } from "../../../schemas/site/pricing.ts";
import { formatDollars } from "../../format/format.ts";

/** @returns a plan's price in one line, as the pricing page shows it: the total, with tax. */
export function priceText(price: Plan["price"], { from, perMonth, gst }: Pricing["labels"]): string {
  return price.kind === "custom" ? price.label : `${from} ${formatDollars(price.amount)} ${perMonth}, ${gst}`;
}
