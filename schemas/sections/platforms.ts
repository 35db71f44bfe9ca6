import { choice, chosen, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const platformsSection = sectionSchema("platforms", "The platforms, from content/platforms/.", {
  ...sectionHead.shape,
  layout: choice(
    'How they are shown: "cards" in short, "details" in full with an example of each. Right below a page\'s heading, details reach up into it and the section\'s own heading is heard and not shown. Example: "details"',
    ["cards", "details"],
  ).default("cards"),
  only: chosen("platforms", "chat", 'The platforms to show, in order. Left out: all of them. Example: ["chat"]'),
});
