import type { z } from "zod";
import { group, heading, label, line, link, paragraph, reference } from "../pieces.ts";

const facts = group(
  "Headings of answers that are lists. What stands in the lists comes from the content of the pages.",
  {
    prices: heading("Heads the list of prices", "Prices of the three plans"),
    phone: label("Telephone"),
    email: label("Email"),
    platforms: heading("Heads the list of platforms", "Our platforms"),
    industries: heading("Heads the list of industries", "Industries we work for"),
    solutions: heading("Heads the list of solutions", "What we build"),
    caseStudies: heading("Heads the list of case studies", "Case studies"),
    articles: heading("Heads the list of articles", "Articles"),
    figures: heading("Heads the list of figures", "Our figures"),
  },
);

const offer = link
  .extend({
    form: reference("forms", "contact").describe(
      'The form on that page that the question goes to, in its field "message": file name, without its ending, of an entry in content/forms/. Example: "contact"',
    ),
    note: line(
      "Written above the question in the form's message: where it comes from",
      "Question from the assistant:",
      120,
    ),
  })
  .describe("A form that the visitor's question can be carried to.");

/** content/assistant/words.json: the assistant of the demo page: what it says and what its buttons say. */
export const assistantWordsSchema = group("The assistant of the demo page.", {
  name: label("Assistant"),
  open: label("Ask the assistant"),
  resume: label("Back to your questions"),
  close: label("Close"),
  reset: label("Start again"),
  copy: label("Copy answer"),
  copied: label("Copied"),
  whatItIs: line("Says plainly what it is, above the conversation", "A search over the pages of this site.", 240),
  whatHosted: line(
    "In place of that if a hosted bot answers: the privacy policy promises that visitors read it before they type",
    "A hosted assistant answers here. Your questions are sent to it.",
    240,
  ),
  greeting: line("Said before the first question", "Ask about plans, prices or your industry.", 240),
  field: label("Your question"),
  send: label("Ask"),
  stop: label("Stop"),
  you: label("You"),
  waiting: label("Looking it up…"),
  source: label("Where this stands"),
  more: label("Also on this site"),
  answered: line("What screen readers hear when an answer has come; the answer follows", "The assistant’s answer:", 80),
  noAnswer: paragraph("Said when nothing on the site fits", 320),
  offers: group("What is offered then: the contact form and the strategy session.", { contact: offer, session: offer }),
  failed: line("Said when no answer came", "No answer came. Ask again, or write to us.", 240),
  interrupted: line("Said when an answer broke off", "The answer broke off here.", 240),
  tooLong: line("Said when a question is longer than 500 characters", "Please ask in fewer words.", 240),
  unsupported: line(
    "Said on the page when the assistant could not be loaded",
    "The assistant could not be loaded.",
    320,
  ),
  tryAgain: label("Try again"),
  facts,
});

/** The assistant's words as they stand in their file. */
export type AssistantWords = z.infer<typeof assistantWordsSchema>;
