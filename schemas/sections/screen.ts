import { choice, line, link, list, sectionHead } from "../pieces.ts";
import { screen } from "../screen.ts";
import { sectionSchema } from "./section.ts";

/** A screen of the product, beside what it is there for. */
export const screenSection = sectionSchema("screen", "A screen of the product, beside what it is there for.", {
  ...sectionHead.shape,
  points: list(
    "Up to four things that the screen shows.",
    line("Something it shows", "What was asked, and how often", 140),
    [0, 4],
  ).default([]),
  link: link.optional(),
  screen,
  side: choice(
    'On which side of the words the screen is, where there is room for both. Let them take turns down a page. Example: "left"',
    ["left", "right"],
  ).default("right"),
});
