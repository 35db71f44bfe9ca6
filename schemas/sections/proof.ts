import { heading, reference, slug } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const proofSection = sectionSchema(
  "proof",
  "What has come of the work, in one row: a figure, what a case study changed, and what a customer said.",
  {
    title: heading("What the row is called, for people who don't see it", "What has come of it"),
    figure: slug("Id of a figure in content/site/figures.json", "implementations").meta({ reference: "figures" }),
    caseStudy: reference("case-studies", "healthcare"),
    testimonial: reference("testimonials", "dimitri-k"),
  },
);
