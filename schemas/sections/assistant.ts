import { heading, label, line, list, words } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const assistantFields = {
  title: heading("Heading of the questions", "Questions to try"),
  lead: line("A sentence below it", "The last one shows you most.", 320).optional(),
  widget: line("Where the live chatbot appears", "A live chatbot appears in the bottom corner of this screen.", 320),
  withoutScript: line(
    "Said in place of that where the browser runs no scripts",
    "The chatbot needs JavaScript. Until then, put these questions to a person.",
    320,
  ),
  ask: words("What screen readers hear before a sample question that can be pressed", "Ask"),
  questions: list("Three to eight sample questions.", label("What does it cost?", 120), [3, 8]),
};

export const assistantSection = sectionSchema(
  "assistant",
  "Questions to put to the assistant, which opens in the corner of the screen. A page has one at most.",
  assistantFields,
);
