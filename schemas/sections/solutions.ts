import { action, choice, chosen, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const solutionsSection = sectionSchema("solutions", "The core solutions, from content/solutions/.", {
  ...sectionHead.shape,
  layout: choice(
    'How they are shown: "cards" in short, each leading to its description; "screens" the same with a screen of each; "details" in full, each with an anchor. One page has the details. Example: "cards"',
    ["cards", "screens", "details"],
  ).default("cards"),
  only: chosen(
    "solutions",
    "voice-agents",
    'The solutions to show, most useful first. Left out: all of them. Example: ["voice-agents"]',
  ),
  action: action.optional(),
});
