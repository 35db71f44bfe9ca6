import { z } from "zod";
import { heading, hero, label, line, point, reference, sectionHead, seo, testimonial } from "../pieces.ts";

/** content/pages/free-guide-ai-business.json */
export const freeGuidePageSchema = z
  .strictObject({
    seo,
    hero,
    toForm: label("Get the guide").describe(
      'The button at the top, which leads down to the form. Example: "Get the guide"',
    ),
    contents: z
      .strictObject({ ...sectionHead.shape, items: z.array(point).min(3).max(8).describe("What stands in the guide.") })
      .describe("What stands in the guide."),
    form: reference("forms", "free-guide"),
    privacy: z
      .strictObject({
        title: heading("Heading", "Your details stay with us"),
        text: line("The promise", "We never share your details.", 320),
      })
      .describe("The privacy note."),
    testimonials: z
      .strictObject({ ...sectionHead.shape, items: z.array(testimonial).length(3).describe("Three readers.") })
      .describe("Testimonials."),
  })
  .describe("The free guide's page.");

/** The free guide's page as it stands in its file. */
export type FreeGuidePage = z.infer<typeof freeGuidePageSchema>;
