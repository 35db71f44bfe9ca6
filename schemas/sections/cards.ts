import { card, list, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const cardsSection = sectionSchema("cards", "Cards to choose from, each leading to a page.", {
  ...sectionHead.shape,
  items: list("One to twelve cards, in order.", card, [1, 12]),
});
