import type { SectionOf } from "../../../schemas/sections/index.ts";
import { faceAddress } from "../../content/lists/people.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The testimonial, and what the case study of the same customer changed. */
export function quoteData({ testimonial: name }: SectionOf<"quote">, { content }: SectionContext) {
  const testimonial = content.find("testimonials", name)?.data;
  return {
    testimonial,
    face: faceAddress(content, testimonial?.portrait),
    change: testimonial?.caseStudy && content.find("case-studies", testimonial.caseStudy)?.data.change,
    words: content.one("words").caseStudies,
  };
}
