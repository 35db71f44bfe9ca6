import { z } from "zod";
import { date, heading, list, paragraph, sectionHead, source, withPlaceholders } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

const item = withPlaceholders({
  title: heading(
    "A question as a customer asks it, or what the text is about",
    "What happens when I reach my limit?",
    120,
  ),
  text: paragraph("The answer or the text, which can stand alone"),
  source: source.optional(),
}).describe("A title whose text opens below it.");

/** Titles whose texts open below them. */
export const accordionSection = sectionSchema(
  "accordion",
  "Titles whose texts open below them: questions and answers, rules. Where every title is a question, search engines are told so.",
  {
    ...sectionHead.shape,
    checked: date(
      "For rules: the day somebody last held them against their sources; it is shown beside them",
    ).optional(),
    isFirstOpen: z.boolean().default(false).describe("Whether the first is open from the start. Example: true"),
    items: list("Two to twelve items, in order.", item, [2, 12]),
  },
);
