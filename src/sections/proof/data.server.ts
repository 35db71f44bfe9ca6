import type { SectionOf } from "../../../schemas/sections/index.ts";
import { figuresNamed } from "../../content/lists/figures.server.ts";
import { faceAddress } from "../../content/lists/people.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The testimonial, what its case study changed, and the figure. */
export function proofData({ figure, testimonial: name }: SectionOf<"proof">, { content }: SectionContext) {
  const testimonial = content.find("testimonials", name)?.data;
  const study = testimonial?.caseStudy ? content.find("case-studies", testimonial.caseStudy)?.data : undefined;
  return {
    testimonial,
    study: study && { change: study.change, drawing: study.drawing },
    figures: figuresNamed(content, [figure]),
    face: faceAddress(content, testimonial?.portrait),
    words: content.one("words").caseStudies,
  };
}
