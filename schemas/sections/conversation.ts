import { sectionHead, turns } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const conversationSection = sectionSchema(
  "conversation",
  "A conversation between a customer and an assistant. It is shown as an example, not as a record.",
  { ...sectionHead.shape, lines: turns(2, 10) },
);
