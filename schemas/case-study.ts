import { z } from "zod";
import {
  heading,
  label,
  line,
  order,
  paragraph,
  paragraphs,
  reference,
  shownNumber,
  withPlaceholders,
  words,
} from "./pieces.ts";
import { publication } from "./publication.ts";

const metric = z
  .strictObject({
    name: words("What is measured, in lower case", "call reduction"),
    value: shownNumber("68%"),
  })
  .describe("A measured result.");

const amount = (when: string, example: number) =>
  z.number().min(0).describe(`What was counted ${when}, as a plain number. Example: ${example}`);

const change = z
  .strictObject({
    name: words("What was counted, in lower case", "unanswered calls a week"),
    before: amount("before", 141),
    after: amount("afterwards", 19),
    unit: z.literal("%").optional().describe('"%" if the numbers are percentages; left out otherwise.'),
  })
  .describe("One number before and after, drawn as two bars and as so many squares.");

/** content/case-studies/*.json: one case study. The file's name is its id and its anchor on the page. */
export const caseStudySchema = withPlaceholders({
  title: heading("What changed, for whom", "A physiotherapy group stopped missing calls"),
  industry: label("Healthcare"),
  industryPage: reference("industries", "healthcare").optional(),
  client: heading("Kind of business, size and place", "Physiotherapy group, four clinics, Adelaide"),
  platform: z
    .array(reference("platforms", "chat"))
    .min(1)
    .max(2)
    .describe('The platforms it was built on. Example: ["chat"]'),
  order,
  summary: line("The story in a sentence", "A voice agent answers what two receptionists could not.", 240),
  challenge: paragraphs("What was wrong before", 1, 3),
  solution: paragraphs("What was built and how it was introduced", 1, 4),
  results: z
    .array(line("A result", "Missed calls fell from 31 to 6 a week."))
    .min(3)
    .max(6)
    .describe("Three to six results, one item each."),
  metrics: z.array(metric).min(3).max(4).describe("Three or four named numbers, the strongest first."),
  change,
  lesson: paragraph("What we would do differently, or what surprised us"),
  ...publication,
}).describe("A case study.");
