import type { SectionOf } from "../../../schemas/sections/index.ts";
import { shownPicture } from "../../content/lists/shown-picture.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The cards with the files of their pictures. */
export function cardsData({ items }: SectionOf<"cards">, { content }: SectionContext) {
  return { items: items.map((item) => ({ ...item, picture: shownPicture(content, item.picture) })) };
}
