import { tile } from "../drawings.ts";
import { card, list, sectionHead, sectionPicture } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

const item = card.extend({
  drawing: tile,
  picture: sectionPicture
    .omit({ video: true })
    .describe(
      "A picture at the top of the card in place of a drawing, cropped to 16:9. Give all cards of a section one, or none.",
    )
    .optional(),
});

export const cardsSection = sectionSchema("cards", "Cards to choose from, each leading to a page.", {
  ...sectionHead.shape,
  items: list("One to twelve cards, in order.", item, [1, 12]),
});
