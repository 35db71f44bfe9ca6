import { z } from "zod";
import { action, callToAction, heading, hero, label, line, point, sectionHead, seo, turns } from "../pieces.ts";

/** content/pages/home.json */
export const homePageSchema = z
  .strictObject({
    seo,
    hero,
    exchange: z
      .strictObject({
        label: label("An example"),
        title: heading("When and where this happens", "Sunday, 8.12 pm, on a clinic’s website", 60),
        names: z
          .strictObject({ customer: label("Patient"), assistant: label("Assistant") })
          .describe("What the two are called, for people who don't see who writes on which side."),
        lines: turns(2, 5),
        outcome: z
          .strictObject({
            label: label("New in the clinic’s diary"),
            title: label("Monday, 9.30 am"),
            text: line("What is noted there", "First visit, 40 minutes, with Anna. Left knee, netball.", 120),
          })
          .describe("What is there afterwards that wasn't before: a booking, say."),
      })
      .describe("The product at work, beside the heading. It is shown as an example, not as a thing that happened."),
    ask: label("Or ask our own assistant:").describe(
      'The words before the first questions of content/pages/demo.json, which lead to the assistant. Example: "Or ask our own assistant:"',
    ),
    platformLinks: line("The words before the links to the two platforms", "Or go straight to a platform:"),
    video: z
      .strictObject({
        title: heading("Heading above the film", "From a ringing phone to a booked job"),
        text: line("What the film stands for", "A minute of what happens after hours."),
        moments: z
          .array(
            z
              .strictObject({
                time: label("9.04 pm", 10).describe('When it happens, as the film shows it. Example: "9.04 pm"'),
                title: label("The agent answers", 20).describe(
                  'What happens, in the film\'s words, at most 20 characters. Example: "The agent answers"',
                ),
                text: line("What happens, for those who read it", "It says that it is an AI assistant.", 120),
              })
              .describe("A moment of the film."),
          )
          .length(4)
          .describe(
            "The four moments of the film, which also stand below it. Times and titles are drawn into the film: after a change a developer has to make it anew (node scripts/make-film.ts), and a test says so until then.",
          ),
        fallback: label("Your browser does not support the video tag.", 80),
        description: line(
          "What the film shows, for people who don't see it",
          "A map at night, on which a line is drawn from a caller to a diary.",
          320,
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
