import { z } from "zod";
import { label, line, link, list, order, slug, trimmed, withPlaceholders } from "./pieces.ts";
import { publication } from "./publication.ts";

/** An amount that the first month can be calculated from. "$1.000" and "-$900" are no such amounts. */
const AMOUNT = /^[^$]*(?<![-−])\$(?:\d{1,3}(?:,\d{3})+|\d+)(?![\d.,]*\d)/;

const price = z
  .discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("monthly").describe("A price a month."),
      amount: z
        .number()
        .int()
        .positive()
        .max(999_999)
        .describe("Australian dollars a month, GST included, without cents. Example: 99"),
    }),
    z.strictObject({
      kind: z.literal("custom").describe("A price that is agreed."),
      label: label("Custom pricing"),
      note: line("What is said below it", "One monthly sum in your quote, setup included.", 140).optional(),
    }),
  ])
  .describe("What the plan costs.");

/** content/plans/*.json: one plan, shown as a card and as a column of the comparison. */
export const planSchema = withPlaceholders({
  ...publication,
  name: label("Growth"),
  order,
  badge: label("MOST POPULAR").optional(),
  audience: line("Whom the plan suits", "For a business that wants to start with one thing.", 140),
  price,
  setupFee: line(
    "What setting it up costs, once, with the amount in whole dollars (left out where nothing is charged)",
    "from $900, GST included",
    60,
  )
    .refine((fee) => AMOUNT.test(fee), {
      error:
        'write the amount in whole dollars, as "$900" or "from $2,300": what the first month costs is calculated from it',
    })
    .optional(),
  interactions: z
    .number()
    .int()
    .positive()
    .max(99_999_999)
    .optional()
    .describe(
      "Interactions a month that the price includes, from which the pricing page works out which plan covers how many enquiries. Left out: unlimited. Example: 500",
    ),
  contents: list("What the plan includes, one item each.", label("2,000 interactions per month", 60), [3, 12]).meta({
    title: "Inclusions",
  }),
  excluded: z
    .array(label("CRM integration"))
    .default([])
    .describe("What the plan leaves out, one item each.")
    .meta({ title: "Exclusions" }),
  action: link,
  comparison: z
    .record(
      slug("Id of a row of the comparison in content/site/pricing.json", "interactions"),
      trimmed(60).describe('A few words; "yes" and "no" are drawn as signs. Example: "500 a month"'),
    )
    .describe("The plan's column of the comparison: one value for each row's id."),
}).describe("A plan: its card and its column in the comparison.");

export type Plan = z.infer<typeof planSchema>;
