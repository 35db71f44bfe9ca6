import { z } from "zod";
import { drawing } from "./drawings.ts";
import {
  group,
  heading,
  label,
  line,
  list,
  order,
  paragraph,
  paragraphs,
  reference,
  shownNumber,
  withPlaceholders,
  words,
} from "./pieces.ts";
import { publication } from "./publication.ts";

const metric = group("A measured result.", {
  name: words("What is measured, in lower case", "call reduction"),
  value: shownNumber("68%"),
});

const amount = (when: string, example: number) =>
  z.number().min(0).describe(`What was counted ${when}, as a plain number. Example: ${example}`);

const change = group("One number before and after, drawn as two bars and as so many squares.", {
  name: words("What was counted, in lower case", "unanswered calls a week"),
  before: amount("before", 141),
  after: amount("afterwards", 19),
  unit: z.literal("%").optional().describe('"%" if the numbers are percentages; left out otherwise.'),
});

/** content/case-studies/*.json: one case study. The file's name is its id and its anchor on the page. */
export const caseStudySchema = withPlaceholders({
  ...publication,
  title: heading("What changed, for whom", "A physiotherapy group stopped missing calls"),
  industry: label("Healthcare"),
  industryPage: reference("industries", "healthcare").optional(),
  client: heading("Kind of business, size and place", "Physiotherapy group, four clinics, Adelaide"),
  drawing,
  platform: list('The platforms it was built on. Example: ["chat"]', reference("platforms", "chat"), [1, 2]),
  order,
  summary: line("The story in a sentence", "A voice agent answers what two receptionists could not.", 240),
  challenge: paragraphs("What was wrong before", 1, 3),
  solution: paragraphs("What was built and how it was introduced", 1, 4),
  results: list(
    "Three to six results, one item each.",
    line("A result", "Missed calls fell from 31 to 6 a week."),
    [3, 6],
  ),
  metrics: list("Three or four named numbers, the strongest first.", metric, [3, 4]),
  change,
  lesson: paragraph("What we would do differently, or what surprised us"),
}).describe("A case study.");
