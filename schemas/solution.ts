import { fact, group, heading, label, line, link, list, order, paragraphs, reference, words } from "./pieces.ts";
import { publication } from "./publication.ts";
import { screen } from "./screen.ts";

/** content/solutions/*.json: a core solution. The file's name is its anchor on the solutions page. */
export const solutionSchema = group("A core solution.", {
  ...publication,
  name: label("AI chatbots"),
  order,
  summary: line(
    "What the home page's tile says",
    "Answers on your website, day and night, from your own documents.",
    160,
  ),
  sign: words(
    "How a business can tell that it needs this one, for the list at the top of the solutions page, at most 40 characters",
    "Customers ring you",
  ),
  title: heading("Heading on the solutions page", "AI chatbots that answer from your own pages"),
  description: paragraphs("What it is and what it does for the business", 1, 3),
  capabilities: list(
    "Four to eight things it can do.",
    line("Something it can do", "Books into Cliniko, Timely or Google Calendar", 140),
    [4, 8],
  ),
  screen,
  facts: list("Two to four facts, such as how long it takes and what it starts at.", fact, [2, 4]),
  platform: reference("platforms", "chat").optional(),
  link: link.optional(),
});
