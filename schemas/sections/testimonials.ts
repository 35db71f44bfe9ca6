import { chosen, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const testimonialsSection = sectionSchema("testimonials", "What customers said, from content/testimonials/.", {
  ...sectionHead.shape,
  only: chosen(
    "testimonials",
    "joanne-t",
    'The testimonials to show, in order. Left out: all of them. Example: ["joanne-t", "dimitri-k"]',
  ),
});
