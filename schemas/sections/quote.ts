import { action, reference } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const quoteSection = sectionSchema(
  "quote",
  "What one customer said, set large, with the number that a case study changed beside it, if one is named.",
  {
    testimonial: reference("testimonials", "joanne-t"),
    caseStudy: reference("case-studies", "healthcare").optional(),
    action: action.optional(),
  },
);
