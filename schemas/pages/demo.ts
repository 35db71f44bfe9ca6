import { z } from "zod";
import { card, hero, label, line, point, sectionHead, seo } from "../pieces.ts";

/** content/pages/demo.json */
export const demoPageSchema = z
  .strictObject({
    seo,
    hero,
    widget: line("Where the live chatbot appears", "A live chatbot appears in the bottom corner of this screen.", 320),
    withoutScript: line(
      "Said in place of that where the browser runs no scripts",
      "The chatbot needs JavaScript. Until then, put these questions to a person.",
      320,
    ),
    ask: label("Ask this").describe(
      'What screen readers hear before a sample question that can be pressed. Example: "Ask"',
    ),
    questions: z
      .strictObject({
        ...sectionHead.shape,
        items: z.array(label("What does it cost?", 120)).min(3).max(8).describe("Sample questions."),
      })
      .describe("Questions to try."),
    steps: z
      .strictObject({ ...sectionHead.shape, items: z.array(point).length(4).describe("Four steps, in order.") })
      .describe("How an implementation goes."),
    features: z
      .strictObject({ ...sectionHead.shape, items: z.array(card).length(6).describe("Six feature cards.") })
      .describe("Features."),
  })
  .describe("The demo page.");

/** The demo page as it stands in its file. */
export type DemoPage = z.infer<typeof demoPageSchema>;
