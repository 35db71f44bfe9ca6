import type { SectionOf } from "../../../schemas/sections/index.ts";
import type { SectionContext } from "../section-context.ts";

/** Gets what the customer said; undefined as long as it is not published. */
export function quoteData({ testimonial }: SectionOf<"quote">, { content }: SectionContext) {
  return { testimonial: content.find("testimonials", testimonial)?.data };
}
