import { heading, reference, slug } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const proofSection = sectionSchema(
  "proof",
  "What has come of the work, in one row: what changed for a customer, what they say about it, and a figure.",
  {
    title: heading("What the row is called, for people who don't see it", "What has come of it"),
    testimonial: reference("testimonials", "alison-g").describe(
      'What a customer says, by its file name in content/testimonials/. Its case study gives the numbers and the drawing beside it; without one, the row shows the words alone. Example: "alison-g"',
    ),
    figure: slug("Id of a figure in content/site/figures.json", "implementations").meta({ reference: "figures" }),
  },
);
