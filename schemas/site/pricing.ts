import { z } from "zod";
import { heading, label, line, slug } from "../pieces.ts";

/** content/site/pricing.json: what holds for all plans, wherever they are shown. */
export const pricingSchema = z
  .strictObject({
    labels: z
      .strictObject({
        from: label("from"),
        perMonth: label("per month"),
        gst: label("GST included"),
        includes: label("Includes"),
        excludes: label("Doesn't include"),
        yes: label("Yes"),
        no: label("No"),
        feature: label("Feature"),
        setupFee: label("One-time setup fee"),
      })
      .describe("The words around the prices."),
    footnote: line("The footnote below the plans", "Starting prices in Australian dollars, GST included.", 400),
    comparison: z
      .array(
        z
          .strictObject({
            id: slug("Name by which plans give their value", "interactions"),
            label: heading("What is compared", "Interactions per month"),
          })
          .describe("A row of the comparison."),
      )
      .min(3)
      .max(20)
      .describe("The rows of the comparison, in order. Each plan gives a value for each."),
  })
  .describe("What holds for all plans: the words around prices, the rows of the comparison.");

/** What holds for all plans. */
export type Pricing = z.infer<typeof pricingSchema>;
