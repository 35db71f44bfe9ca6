import { z } from "zod";
import { sectionHead, slug } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

/** Figures worth showing large. */
export const statisticsSection = sectionSchema(
  "statistics",
  "Figures worth showing large, from content/site/figures.json.",
  {
    ...sectionHead.shape,
    figures: z
      .array(slug("Id of a figure in content/site/figures.json", "cost-reduction").meta({ reference: "figures" }))
      .min(2)
      .max(4)
      .describe("Two to four figures, in order."),
  },
);
