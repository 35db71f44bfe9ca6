import { href } from "../href.ts";
import { action, choice, line, list, placeholdersAmong, point, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

const item = point
  .extend({
    href: href.optional(),
    channel: choice('Which product does it, shown above the title. Example: "voice-agent"', [
      "chatbot",
      "voice-agent",
    ]).optional(),
  })
  .describe("A titled piece of text. It may lead to a page.");

export const pointsSection = sectionSchema("points", "Titled texts, to be read and not chosen from.", {
  ...sectionHead.shape,
  layout: choice(
    'How they are shown: "list" below one another, "columns" beside one another, "grid" in two columns, "checklist" with a tick before each. Example: "columns"',
    ["list", "columns", "grid", "checklist"],
  ).default("list"),
  items: list("Two to twelve titled texts, in order.", item, [2, 12]),
  note: line("A sentence below them", "Need it in writing? Ask [[sales-email]].", 320).optional(),
  placeholders: placeholdersAmong(["lead", "note"]),
  action: action.optional(),
});
