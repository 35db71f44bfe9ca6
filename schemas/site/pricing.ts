import type { z } from "zod";
import { different, group, heading, itemName, label, line, list, words } from "../pieces.ts";

/** content/site/pricing.json: labels and rows that all plans share. */
export const pricingSchema = group("What holds for all plans: the words around prices, the rows of the comparison.", {
  labels: group("The words around the prices.", {
    from: label("from"),
    perMonth: label("per month"),
    gst: label("GST included"),
    includes: label("Includes"),
    excludes: label("Doesn't include"),
    yes: label("Yes"),
    no: label("No"),
    feature: label("Feature"),
    comparison: words("On the comparison where it is folded, on narrow screens", "Compare line by line"),
    setupFee: label("One-time setup fee"),
    firstMonth: words("Before what the first month costs in all", "First month from"),
    withSetup: words("After it", "setup included"),
  }),
  footnote: line("The footnote below the plans", "Starting prices in Australian dollars, GST included.", 400),
  comparison: list(
    "The rows of the comparison, in order. Each plan gives a value for each.",
    group("A row of the comparison.", {
      id: itemName("Name by which plans give their value", "interactions", "label"),
      label: heading("What is compared", "Interactions per month"),
    }),
    [3, 20],
  ).superRefine(different("id")),
}).meta({ title: "Words around prices" });

export type Pricing = z.infer<typeof pricingSchema>;
