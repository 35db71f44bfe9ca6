import type { SectionOf } from "../../../schemas/sections/index.ts";
import type { SectionContext } from "../section-context.ts";

/** The testimonial, and what a case study changed. */
export function quoteData({ testimonial, caseStudy }: SectionOf<"quote">, { content }: SectionContext) {
  const study = caseStudy === undefined ? undefined : content.find("case-studies", caseStudy)?.data;
  return {
    testimonial: content.find("testimonials", testimonial)?.data,
    caseStudy: study && { change: study.change, client: study.client },
    words: content.one("words").caseStudies,
  };
}
