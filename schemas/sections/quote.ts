import { reference } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

/** What one customer said, set large. */
export const quoteSection = sectionSchema("quote", "What one customer said, set large.", {
  testimonial: reference("testimonials", "joanne-t"),
});
