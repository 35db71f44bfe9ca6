import { link, list, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const linksSection = sectionSchema("links", "A list of links, as large as headings.", {
  ...sectionHead.shape,
  items: list("One to twelve links, in order.", link, [1, 12]),
});
