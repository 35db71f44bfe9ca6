import { z } from "zod";
import { point, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

/** Steps in order. */
export const stepsSection = sectionSchema("steps", "What happens, step by step.", {
  ...sectionHead.shape,
  items: z.array(point).min(2).max(8).describe("Two to eight steps, in order."),
});
