import { action, label, reference } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const quoteSection = sectionSchema(
  "quote",
  "What one customer said, set large, with what was counted at the same customer beside it.",
  {
    testimonial: reference("testimonials", "joanne-t"),
    action: action.optional(),
    from: label("From a clinic")
      .optional()
      .describe(
        'Above the quotation, whose it is: for a customer of another trade than the page\'s. The quotation is smaller then. Example: "From a clinic"',
      ),
  },
);
