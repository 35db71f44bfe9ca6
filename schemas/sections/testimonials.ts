import { z } from "zod";
import { reference, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

/** What customers said. */
export const testimonialsSection = sectionSchema("testimonials", "What customers said, from content/testimonials/.", {
  ...sectionHead.shape,
  only: z
    .array(reference("testimonials", "joanne-t"))
    .min(1)
    .max(6)
    .optional()
    .describe('The testimonials to show, in order. Left out: all of them. Example: ["joanne-t", "dimitri-k"]'),
});
