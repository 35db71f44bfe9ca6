import { z } from "zod";
import { drawing } from "../drawings.ts";
import { callToAction, card, hero, label, sectionHead, seo } from "../pieces.ts";

/** content/pages/industries.json */
export const industriesPageSchema = z
  .strictObject({
    seo,
    hero,
    industries: sectionHead,
    others: z
      .strictObject({
        ...sectionHead.shape,
        items: z
          .array(card.extend({ drawing }))
          .min(1)
          .max(12)
          .describe("Industries without a page of their own. The home page shows them too."),
      })
      .describe("Other industries."),
    labels: z
      .strictObject({
        parts: z
          .strictObject({
            problems: label("The problems", 24),
            answers: label("What it does", 24),
            conversation: label("An example", 24),
            cost: label("The cost", 24),
            rules: label("The rules", 24),
            limits: label("What stays with you", 24),
            questions: label("Questions", 24),
          })
          .describe(
            "What the contents at the top of an industry's page call its parts: all of them stand in one line.",
          ),
        checked: label("Last checked").describe(
          'Stands before the day on which the rules were checked. Example: "Last checked"',
        ),
        cost: label("the cost today, for").describe(
          'Stands below each amount, before the business it is about. Example: "the cost today, for"',
        ),
        showWorking: label("See how it's worked out").describe(
          "The link from the amounts at the top of an industry's page to their calculation. Example: \"See how it's worked out\"",
        ),
        chatbot: label("Chatbot"),
        voiceAgent: label("Voice agent"),
        customer: label("Customer"),
        assistant: label("Assistant"),
        example: label("An example"),
        item: label("What"),
        working: label("Worked out"),
        amount: label("Amount"),
        sources: label("Sources"),
        links: label("Read on"),
        questions: label("Questions owners ask"),
        solutions: label("What fits"),
        caseStudies: label("Case study"),
      })
      .describe("The words that stand on every industry's page."),
    callToAction,
  })
  .describe("The industries page.");

/** The industries page as it stands in its file. */
export type IndustriesPage = z.infer<typeof industriesPageSchema>;
