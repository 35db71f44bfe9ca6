import { z } from "zod";
import { label, line, list, paragraph, placeholdersAmong, sectionHead, withPlaceholders, words } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

const dollars = (what: string, example: number) =>
  z.number().int().min(0).max(10_000_000).describe(`${what}, in whole dollars. Example: ${example}`);

const part = withPlaceholders({
  amount: dollars("What this part costs a year", 10_800),
  working: line("How the amount is worked out", "4,320 calls × $2.50", 120),
}).describe("A part of the bar.");

const bar = withPlaceholders({
  name: label("Answering service"),
  parts: list("What it costs a year, one amount for each of the section's parts, in their order.", part, [2, 3]),
  once: dollars("What it costs once, at the start", 60),
  onceWorking: line("How that is worked out", "An hour of instructions", 120),
  text: line("When it is the better buy, or what else to know", "Answers after hours, often at a higher rate.", 160),
}).describe("One of the things that are compared.");

export const stackedBarsSection = sectionSchema(
  "stacked-bars",
  "What two to four things cost, as bars made of parts. The totals are worked out; the sums are folded below.",
  {
    ...sectionHead.shape,
    parts: list(
      'What the bars are made of. Example: ["Answering", "Left for your people"]',
      label("Answering"),
      [2, 3],
    ),
    bars: list("The things that are compared.", bar, [2, 4]),
    yearly: label("a year"),
    first: label("in the first year"),
    less: words(
      "After the amount by which a bar costs less than the first one",
      "a year less than your receptionist",
      60,
    ),
    once: label("Once, at the start"),
    sumsTitle: label("See the sums", 60),
    sumsHead: label("A year"),
    note: paragraph("What the bars leave out or assume").optional(),
    placeholders: placeholdersAmong(["lead", "note"]),
  },
).superRefine(({ parts, bars }, context) => {
  for (const [at, bar] of bars.entries()) {
    if (bar.parts.length === parts.length) continue;
    const message = `this bar has ${bar.parts.length} parts, but the section names ${parts.length}`;
    context.addIssue({ code: "custom", path: ["bars", at, "parts"], message, input: bars });
  }
});
