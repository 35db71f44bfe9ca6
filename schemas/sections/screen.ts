import { sectionHead } from "../pieces.ts";
import { screen } from "../screen.ts";
import { sectionSchema } from "./section.ts";

export const screenSection = sectionSchema("screen", "A screen of the product, beside what it is there for.", {
  ...sectionHead.shape,
  screen,
});
