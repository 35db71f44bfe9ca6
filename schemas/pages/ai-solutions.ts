import { z } from "zod";
import { callToAction, hero, point, sectionHead, seo } from "../pieces.ts";

/** content/pages/ai-solutions.json */
export const aiSolutionsPageSchema = z
  .strictObject({
    seo,
    hero,
    solutions: sectionHead,
    platforms: sectionHead,
    process: z
      .strictObject({ ...sectionHead.shape, steps: z.array(point).length(4).describe("Four steps, in order.") })
      .describe("How an implementation goes."),
    callToAction,
  })
  .describe("The solutions page.");

/** The solutions page as it stands in its file. */
export type AiSolutionsPage = z.infer<typeof aiSolutionsPageSchema>;
