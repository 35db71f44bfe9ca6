import { z } from "zod";
import { group, heading, label, line, list, paragraph, sectionHead, words } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

const row = group("One line of the calculation.", {
  item: heading("What costs money today", "Calls that ring out, 12 a week"),
  text: line(
    "What happens today, in a sentence or two",
    "Two jobs ring out before lunch. Both find someone else.",
    240,
  ),
  working: line("How the amount is worked out", "12 calls × 25% would have booked × $95 a visit"),
  amount: words("The amount with its period", "$285 a week"),
});

export const calculationSection = sectionSchema(
  "calculation",
  "What something costs today, worked out with stated assumptions. A page has one at most.",
  {
    ...sectionHead.shape,
    business: words(
      "The business the calculation is about, in a few words, for the list of industries",
      "a practice with four practitioners",
      60,
    ),
    assumption: line(
      "The business the calculation is about",
      "A practice with four practitioners and two receptionists.",
    ),
    rows: list("Two to six lines of the calculation.", row, [2, 6]),
    total: group("The sum.", {
      label: label("Together"),
      amount: words("The sum of a week", "$1,150 a week").regex(
        /^\$[\d,]+ a week$/,
        'write the amount of a week, such as "$1,150 a week"',
      ),
      weeks: z
        .number()
        .int()
        .min(1)
        .max(52)
        .describe(
          "In how many weeks of a year it costs that. The hero shows the cost of a year, beside a year of the plan's price. Example: 48",
        ),
      wonBack: z
        .number()
        .int()
        .min(1)
        .max(100)
        .describe("The share of it that a plan is counted on to save, in percent, for the hero. Example: 40"),
    }),
    result: group("What is left of the sum with a plan, as a card with the amount in large figures.", {
      amount: words("The amount that is left", "$12,060", 16),
      label: label("ahead in the first year"),
      later: label("$14,100 in each later one", 60).optional(),
      lines: list(
        "The two to five lines that lead to it.",
        group("One line of the sum.", {
          text: words("What the amount is", "Plan and setup", 80),
          amount: words("The amount, with a minus sign if it is taken off", "−$2,088", 16),
        }),
        [2, 5],
      ),
    }).optional(),
    note: paragraph("What the calculation leaves out, and how to do it with one's own numbers"),
  },
);
