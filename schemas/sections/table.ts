import { label, line, list, paragraph, placeholdersAmong, sectionHead, source, withPlaceholders } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

const row = withPlaceholders({
  cells: list(
    "The cells of the row, one for each head. The first says what the row is about.",
    line("What stands in a cell", "In Australia, for 90 days", 240),
    [2, 4],
  ),
}).describe("A row of the table.");

/** A table of words and numbers. */
export const tableSection = sectionSchema("table", "A table to compare or look things up.", {
  ...sectionHead.shape,
  heads: list(
    'The heads of the columns, two to four. Example: ["What", "Where", "Kept for"]',
    label("Kept for"),
    [2, 4],
  ),
  rows: list("Two to sixteen rows, in order.", row, [2, 16]),
  note: paragraph("What the table leaves out or assumes").optional(),
  placeholders: placeholdersAmong(["lead", "note"]),
  sources: list("Where its facts come from.", source, [0, 4]).default([]),
}).refine(({ heads, rows }) => rows.every(({ cells }) => cells.length === heads.length), {
  path: ["rows"],
  error: "every row needs as many cells as the table has heads",
});
