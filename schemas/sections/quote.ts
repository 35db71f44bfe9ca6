import { action, reference } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const quoteSection = sectionSchema(
  "quote",
  "What one customer said, set large, with what was counted at the same customer beside it.",
  {
    testimonial: reference("testimonials", "joanne-t"),
    action: action.optional(),
  },
);
