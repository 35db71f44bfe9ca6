import type { SectionOf } from "../../../schemas/sections/index.ts";
import type { SectionContext } from "../section-context.ts";

/** The testimonial. */
export function quoteData({ testimonial }: SectionOf<"quote">, { content }: SectionContext) {
  return { testimonial: content.find("testimonials", testimonial)?.data };
}
