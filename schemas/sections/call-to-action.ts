import { callToAction } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const callToActionSection = sectionSchema(
  "call-to-action",
  "Asks for one thing. It is mostly the last section of a page.",
  callToAction.shape,
);
