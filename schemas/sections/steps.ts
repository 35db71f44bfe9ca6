import { list, point, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

/** Steps in order. */
export const stepsSection = sectionSchema("steps", "What happens, step by step.", {
  ...sectionHead.shape,
  items: list("Two to eight steps, in order.", point, [2, 8]),
});
