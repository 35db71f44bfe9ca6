import { action, choice, chosen, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const caseStudiesSection = sectionSchema("case-studies", "Case studies, from content/case-studies/.", {
  ...sectionHead.shape,
  layout: choice(
    'How they are shown: "summaries" with their numbers only; "full" with an overview and all there is to read, page by page if there are many. One page has them in full. Example: "summaries"',
    ["summaries", "full"],
  ).default("summaries"),
  action: action
    .optional()
    .describe(
      'A button below every second study of the layout "full", so that readers of a long page meet one. Example: { "label": "Book a free strategy session", "href": "/free-strategy-session" }',
    ),
  only: chosen(
    "case-studies",
    "healthcare",
    'The case studies to show, in order. Left out: all of them. Example: ["healthcare"]',
  ),
});
