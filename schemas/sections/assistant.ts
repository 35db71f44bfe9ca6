import { href } from "../href.ts";
import { group, heading, label, line, list } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

/** What the chatbot shows on a page, as a section or beside the heading. */
export const assistantFields = {
  title: heading("What the sample questions are called, for people who don't see them", "Questions to try"),
  widget: line(
    "What visitors read beside it: what it is, and where it goes when they scroll on",
    "Scroll on, and a live chatbot widget appears in a corner of the screen.",
    320,
  ),
  example: group("A question that is answered already, to show how.", {
    question: label("Where is our data?", 60),
    answer: line("The answer, as the chatbot would give it", "On servers in Australia, backups included.", 140),
    href: href.describe('The page that the answer is from. Example: "/security"'),
    from: label("From: Security and data"),
  }).optional(),
  withoutScript: line(
    "Said in its place where the browser runs no scripts",
    "The chatbot needs JavaScript. Until then, put these questions to a person.",
    320,
  ),
  questions: list(
    "Three to eight sample questions, short enough for a line of a phone.",
    label("What does it cost?", 60),
    [3, 8],
  ),
};

/** The chatbot, open on a page. */
export const assistantSection = sectionSchema(
  "assistant",
  "The chatbot, open on the page, with questions to put to it. A page has one at most.",
  assistantFields,
);
