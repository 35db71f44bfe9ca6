import { z } from "zod";
import { choice, group, itemName, line, list, paragraph, words } from "../pieces.ts";
import { passageName } from "./passage-name.ts";

const intent = group("One thing that people ask, and its answer.", {
  id: itemName("Its name, which no other thing has. Measured questions use it", "setup-fee", "question", "wordings"),
  question: line(
    "The question as the assistant suggests it. Without it, it is never suggested",
    "Is there a setup fee?",
    80,
  ).optional(),
  computed: choice(
    'What is worked out from content in place of a quotation. Leave it out for all other answers. Example: "prices"',
    [
      ...(["prices", "setup-fee", "compare-plans", "which-plan", "first-total", "worth-it", "open-now"] as const),
      ...(["telephone", "email", "assistant", "danger", "decline"] as const),
    ],
  ).optional(),
  text: paragraph("The answer, where no page has it", 320).optional(),
  short: line(
    "The answer in a sentence, before what is quoted or worked out: a plain yes or no, or what follows from several passages. Leave it out where the quotation says it first",
    "No: setup is invoiced when you accept the quote, the first month at launch.",
    200,
  ).optional(),
  passages: list(
    "What the pages say to it. The one with most of the question's words is quoted, or else the first; the others are named below.",
    passageName,
    [1, 12],
  ).optional(),
  together: z
    .literal(true)
    .optional()
    .describe(
      "Write true if only all its passages together are the answer: they are quoted one after another, as many as fit. Leave it out for all other answers. Example: true",
    ),
  wordings: list(
    "How people ask for it, as they type it: short and long, with slips and slang. Ten are few, twenty-five are good. Mistakes in spelling are welcome.",
    line("One way to ask", "is there an upfront cost", 400),
    [4, 1500],
  ),
}).refine(({ computed, text, passages }) => computed ?? text ?? passages, {
  error: 'it has no answer: give it "passages", or a "text"',
});

/** content/assistant/intents/: what people ask, a file for each subject. */
export const assistantIntentsSchema = group("What people ask about one subject, and how they ask it.", {
  title: words("The subject. Visitors don't see it", "Plans and prices", 60),
  intents: list("What they ask. The assistant suggests the next two in this order.", intent, [1, 60]),
}).meta({ title: "Questions to the chatbot" });

export type Intent = z.infer<typeof intent>;
