import type { SectionOf } from "../../../schemas/sections/index.ts";
import { figuresNamed } from "../../content/lists/figures.server.ts";
import { faceAddress } from "../../content/lists/people.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The figure, what the case study changed, and the testimonial. */
export function proofData({ figure, caseStudy, testimonial }: SectionOf<"proof">, { content }: SectionContext) {
  const study = content.find("case-studies", caseStudy)?.data;
  return {
    figures: figuresNamed(content, [figure]),
    caseStudy: study && { change: study.change, client: study.client },
    testimonial: content.find("testimonials", testimonial)?.data,
    face: faceAddress(content, content.find("testimonials", testimonial)?.data.portrait),
    words: content.one("words").caseStudies,
  };
}
