import { action, choice, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const industriesSection = sectionSchema(
  "industries",
  "The industries, from content/industries/ and content/site/other-industries.json.",
  {
    ...sectionHead.shape,
    layout: choice(
      'Which are shown, and how: "tiles" all of them as pictures; "costs" those with a page, each with the sum of its calculation; "others" those without a page. Example: "tiles"',
      ["tiles", "costs", "others"],
    ).default("tiles"),
    action: action.optional(),
  },
);
