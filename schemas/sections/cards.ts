import { z } from "zod";
import { card, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

/** Cards to choose from. */
export const cardsSection = sectionSchema("cards", "Cards to choose from, each leading to a page.", {
  ...sectionHead.shape,
  items: z.array(card).min(1).max(12).describe("One to twelve cards, in order."),
});
