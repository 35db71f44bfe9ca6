import { z } from "zod";
import { slug, statistic } from "../pieces.ts";

/** content/site/figures.json: the marketing figures, in one place. */
export const figuresSchema = z
  .strictObject({
    figures: z
      .array(statistic.extend({ id: slug("Name by which pages show the figure", "cost-reduction") }))
      .min(1)
      .describe("The marketing figures. Pages name them by their id."),
  })
  .describe("The marketing figures.");

/** The marketing figures. */
export type Figures = z.infer<typeof figuresSchema>;
