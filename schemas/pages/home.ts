import { z } from "zod";
import { action, callToAction, heading, hero, label, line, point, record, sectionHead, seo } from "../pieces.ts";

/** content/pages/home.json */
export const homePageSchema = z
  .strictObject({
    seo,
    hero,
    platformLinks: line("The words before the links to the two platforms", "Or go straight to a platform:"),
    video: z
      .strictObject({
        title: heading("Heading beside the film", "From a ringing phone to a booked job"),
        text: line("What the film stands for", "A minute of what happens after hours."),
        exampleLabel: label("An example"),
        example: record,
        fallback: label("Your browser does not support the video tag.", 80),
        description: line(
          "What the film shows, for people who don't see it",
          "Contour lines drift slowly across a dark ground.",
        ),
        play: label("Play video"),
        pause: label("Pause video"),
      })
      .describe("The looping film."),
    platforms: sectionHead,
    solutions: z.strictObject({ ...sectionHead.shape, action }).describe("The four solutions."),
    why: z
      .strictObject({ ...sectionHead.shape, reasons: z.array(point).length(3).describe("Three reasons.") })
      .describe("Why choose us."),
    industries: z.strictObject({ ...sectionHead.shape, action }).describe("The industry tiles."),
    callToAction,
  })
  .describe("The home page.");

/** The home page as it stands in its file. */
export type HomePage = z.infer<typeof homePageSchema>;
