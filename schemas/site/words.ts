import { z } from "zod";
import { label, words } from "../pieces.ts";

/** content/site/words.json: the words that sections bring along, on whatever page they stand. */
export const wordsSchema = z
  .strictObject({
    examples: z
      .strictObject({ example: label("An example"), customer: label("Customer"), assistant: label("Assistant") })
      .describe("What examples and the speakers of conversations are called."),
    channels: z
      .strictObject({ chatbot: label("Chatbot"), "voice-agent": label("Voice agent") })
      .describe("What the products are called above what they do."),
    accordion: z
      .strictObject({
        checked: words("Stands before the day on which rules were checked", "Last checked"),
      })
      .describe('The words of the section "accordion".'),
    calculation: z
      .strictObject({
        today: words("Stands before the business that an amount is about", "the cost today, for"),
        showWorking: words(
          "The link from the amounts beside a page's heading to their calculation",
          "See how it's worked out",
        ),
        item: label("What"),
        working: label("Worked out"),
        amount: label("Amount"),
        sources: label("Sources"),
      })
      .describe('The words of the section "calculation".'),
    caseStudies: z
      .strictObject({
        challenge: label("Challenge"),
        solution: label("Solution"),
        results: label("Results"),
        platform: label("Platform"),
        before: label("Before"),
        after: label("After"),
        lesson: label("What we learned"),
        square: words("Stands below a drawing, before the amount that one of its squares stands for", "One square is"),
      })
      .describe('The words of the section "case-studies".'),
    platforms: z
      .strictObject({
        bestFor: words("The words before whom a platform suits", "Suits"),
      })
      .describe('The words of the section "platforms".'),
    contact: z
      .strictObject({ office: label("Office"), hours: label("Business hours") })
      .describe("What the office and its hours are called where they are listed."),
  })
  .describe("The words that sections bring along, on whatever page they stand.");
