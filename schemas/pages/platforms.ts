import { z } from "zod";
import { callToAction, heading, hero, label, line, point, reference, sectionHead, seo } from "../pieces.ts";

/** content/pages/platforms.json */
export const platformsPageSchema = z
  .strictObject({
    seo,
    hero,
    platforms: z
      .strictObject({
        title: heading("Heading of the platforms, for people who don't see them", "The platforms"),
        example: label("An example").describe(
          'Says that a question and its answer are an example. Example: "An example"',
        ),
        names: z
          .strictObject({ customer: label("Customer"), assistant: label("Assistant") })
          .describe("What the two are called in those examples."),
        bestFor: label("Suits").describe('The words before whom a platform suits. Example: "Suits"'),
      })
      .describe("The platforms."),
    comparison: z
      .strictObject({
        ...sectionHead.shape,
        needHead: label("What you need"),
        platformHead: label("What fits"),
        rows: z
          .array(
            z
              .strictObject({
                need: heading("A need, in the reader's words", "Customers ask the same questions by e-mail"),
                platform: reference("platforms", "chat"),
                why: line("Why this one", "It answers from your own pages, in writing."),
              })
              .describe("A need and the platform that fits."),
          )
          .min(3)
          .max(10)
          .describe("Three to ten needs."),
      })
      .describe("Which platform is right."),
    integration: z
      .strictObject({ ...sectionHead.shape, benefits: z.array(point).min(3).max(6).describe("Three to six benefits.") })
      .describe("What it brings to use both."),
    callToAction,
  })
  .describe("The platforms page.");

/** The platforms page as it stands in its file. */
export type PlatformsPage = z.infer<typeof platformsPageSchema>;
