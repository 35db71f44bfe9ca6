import { z } from "zod";
import { different, group, itemName, line, statistic, withPlaceholders } from "../pieces.ts";

const figure = withPlaceholders({
  ...statistic.omit({ placeholders: true }).shape,
  id: itemName("Name by which pages show the figure", "cost-reduction", "label"),
  scope: line(
    "What the figure covers, and who counted it, shown below it",
    "All customers together, 2025",
    80,
  ).optional(),
}).describe("A number worth showing large, and what it covers.");

/** content/site/figures.json: the marketing figures, in one place. */
export const figuresSchema = group("The marketing figures.", {
  figures: z
    .array(figure)
    .min(1)
    .superRefine(different("id"))
    .describe("The marketing figures. Pages name them by their id."),
}).meta({ title: "Numbers worth showing" });
