import type { SectionOf } from "../../../schemas/sections/index.ts";
import { shownPicture } from "../../content/lists/shown-picture.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The files of the picture. */
export function textData({ picture }: SectionOf<"text">, { content }: SectionContext) {
  return { picture: shownPicture(content, picture) };
}
