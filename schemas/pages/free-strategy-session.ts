import { z } from "zod";
import { hero, paragraphs, point, reference, sectionHead, seo, testimonial } from "../pieces.ts";

/** content/pages/free-strategy-session.json */
export const freeStrategySessionPageSchema = z
  .strictObject({
    seo,
    hero,
    expect: z
      .strictObject({ ...sectionHead.shape, steps: z.array(point).length(4).describe("Four steps, in order.") })
      .describe("What to expect."),
    whyFree: z
      .strictObject({ ...sectionHead.shape, paragraphs: paragraphs("The honest answer", 1, 3) })
      .describe("Why the session is free."),
    form: reference("forms", "strategy-session"),
    testimonials: z
      .strictObject({
        ...sectionHead.shape,
        items: z.array(testimonial).min(1).max(6).describe("What customers said."),
      })
      .describe("Testimonials."),
  })
  .describe("The strategy session page.");

/** The strategy session page as it stands in its file. */
export type FreeStrategySessionPage = z.infer<typeof freeStrategySessionPageSchema>;
