import { z } from "zod";
import { callToAction, hero, label, point, sectionHead, seo } from "../pieces.ts";

/** content/pages/ai-solutions.json */
export const aiSolutionsPageSchema = z
  .strictObject({
    seo,
    hero,
    solutions: z
      .strictObject({ ...sectionHead.shape, exampleLabel: label("An example") })
      .describe("The head of the four solutions, and what each one's example is called."),
    platforms: sectionHead,
    process: z
      .strictObject({ ...sectionHead.shape, steps: z.array(point).length(4).describe("Four steps, in order.") })
      .describe("How an implementation goes."),
    callToAction,
  })
  .describe("The solutions page.");

/** The solutions page as it stands in its file. */
export type AiSolutionsPage = z.infer<typeof aiSolutionsPageSchema>;
