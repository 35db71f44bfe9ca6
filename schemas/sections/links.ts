import { z } from "zod";
import { link, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

/** A list of links. */
export const linksSection = sectionSchema("links", "A list of links, as large as headings.", {
  ...sectionHead.shape,
  items: z.array(link).min(1).max(12).describe("One to twelve links, in order."),
});
