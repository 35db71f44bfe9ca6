import { z } from "zod";
import {
  callToAction,
  heading,
  hero,
  label,
  line,
  question,
  sectionHead,
  seo,
  slug,
  withPlaceholders,
} from "../pieces.ts";

/** content/pages/pricing.json */
export const pricingPageSchema = z
  .strictObject({
    seo,
    hero,
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
    footnote: withPlaceholders({
      text: line("The footnote below the plans", "Starting prices in Australian dollars, GST included.", 400),
      setupFee: line("What the one-time setup costs", "from $900, GST included"),
    }).describe("The footnote below the plans."),
    comparison: z
      .strictObject({
        ...sectionHead.shape,
        rows: z
          .array(
            z.strictObject({
              id: slug("Name by which plans give their value", "interactions"),
              label: heading("What is compared", "Interactions per month"),
            }),
          )
          .min(3)
          .max(20)
          .describe("The rows of the comparison, in order. Each plan gives a value for each."),
      })
      .describe("The comparison of the plans."),
    questions: z
      .strictObject({ ...sectionHead.shape, items: z.array(question).length(4).describe("Four questions.") })
      .describe("Questions about billing."),
    callToAction,
  })
  .describe("The pricing page.");

/** The pricing page as it stands in its file. */
export type PricingPage = z.infer<typeof pricingPageSchema>;
