import { z } from "zod";
import { date, heading, list, paragraph, sectionHead, source, withPlaceholders } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

const item = withPlaceholders({
  title: heading(
    "A question as a customer asks it, or what the text is about",
    "What happens when I reach my limit?",
    120,
  ),
  text: paragraph("The answer or the text, which makes sense on its own"),
  source: source.optional(),
}).describe("A title whose text opens below it.");

export const accordionSection = sectionSchema(
  "accordion",
  "Titles whose texts open below them: questions and answers, rules. Where every title is a question, search engines are told so.",
  {
    ...sectionHead.shape,
    checked: date(
      "For rules: the day they were last checked against their sources; it is shown beside them",
    ).optional(),
    isFirstOpen: z
      .boolean()
      .default(false)
      .describe("Whether the first is open from the start. Example: true")
      .meta({ title: "First one open" }),
    items: list("Two to twelve items, in order.", item, [2, 12]),
  },
);
