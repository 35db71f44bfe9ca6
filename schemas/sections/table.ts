import { z } from "zod";
import { label, line, paragraph, placeholdersAmong, sectionHead, source, withPlaceholders } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

const row = withPlaceholders({
  cells: z
    .array(line("What stands in a cell", "In Australia, for 90 days", 240))
    .min(2)
    .max(4)
    .describe("The cells of the row, one for each head. The first says what the row is about."),
}).describe("A row of the table.");

/** A table of words and numbers. */
export const tableSection = sectionSchema("table", "A table to compare or look things up.", {
  ...sectionHead.shape,
  heads: z
    .array(label("Kept for"))
    .min(2)
    .max(4)
    .describe('The heads of the columns, two to four. Example: ["What", "Where", "Kept for"]'),
  rows: z.array(row).min(2).max(16).describe("Two to sixteen rows, in order."),
  note: paragraph("What the table leaves out or assumes").optional(),
  placeholders: placeholdersAmong(["lead", "note"]),
  sources: z.array(source).max(4).default([]).describe("Where its facts come from."),
}).refine(({ heads, rows }) => rows.every(({ cells }) => cells.length === heads.length), {
  path: ["rows"],
  error: "every row needs as many cells as the table has heads",
});
