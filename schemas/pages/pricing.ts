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
    chooser: z
      .strictObject({
        question: heading("What is asked", "How many chats and calls come in on a working day?"),
        perDay: z
          .array(z.number().int().positive())
          .min(3)
          .max(6)
          .describe("The answers to choose from, smallest first. Example: [10, 20, 40]"),
        workingDays: z.number().int().min(1).max(31).describe("Working days in a month, for the sum. Example: 22"),
        about: label("About").describe(
          'Stands before the number a month, which is rounded by nature. Example: "About"',
        ),
        perMonth: label("interactions a month").describe(
          'Stands after the number a month. Example: "interactions a month"',
        ),
        covered: label("Its price includes").describe(
          'Stands before the limit of the plan that covers the number. Example: "Its price includes"',
        ),
        unlimited: line(
          "What is said where only a plan without a limit covers it",
          "Or Growth, with each interaction above its limit billed at the rate in your quote.",
          140,
        ),
        note: line("What the sum leaves out", "One chat or one call is one interaction.", 240),
      })
      .describe("The small sum at the top of the page that says which plan covers how many enquiries."),
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
