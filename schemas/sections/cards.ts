import { tile } from "../drawings.ts";
import { card, list, reference, sectionHead, sectionPicture } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

const item = card.extend({
  drawing: tile,
  solution: reference("solutions", "chatbots")
    .describe(
      'On wide screens this solution\'s screen is in place of the drawing: file name, without its ending, of an entry in content/solutions/. Example: "chatbots"',
    )
    .optional(),
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
