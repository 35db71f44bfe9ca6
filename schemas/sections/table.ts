import { z } from "zod";
import { group, label, line, list, paragraph, placeholdersAmong, sectionHead, withPlaceholders } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

const row = withPlaceholders({
  cells: list(
    "The cells of the row, one for each head. The first says what the row is about.",
    line("The text of a cell", "In Australia, for 90 days", 240),
    [2, 4],
  ),
}).describe("A row of the table.");

export const tableSection = sectionSchema("table", "A table to compare or look things up.", {
  ...sectionHead.shape,
  heads: list(
    'The heads of the columns, two to four. Example: ["What", "Where", "Kept for"]',
    label("Kept for"),
    [2, 4],
  ),
  rows: list("Two to sixteen rows, in order.", row, [2, 16]),
  note: paragraph("What the table leaves out or assumes").optional(),
  meter: group("An amount that fills up, drawn below the heading of a table with two columns.", {
    used: z.int().min(0).max(99999).describe("How much of it is used. Example: 412"),
    limit: z.int().min(1).max(99999).describe("How much there is. Example: 500"),
    label: line("What is counted, after the two numbers", "interactions this month: an example", 80),
  })
    .refine(({ used, limit }) => used <= limit, {
      path: ["used"],
      error: "more is used than there is: look at the two numbers",
    })
    .optional(),
  placeholders: placeholdersAmong(["lead", "note"]),
}).superRefine(({ heads, rows }, context) => {
  const report = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path, message, input: rows });
  const counts = new Set(rows.map(({ cells }) => cells.length));
  const [count] = counts;
  // If all rows agree, the heads are wrong.
  if (counts.size === 1 && count !== heads.length) {
    report(["heads"], `the table has ${heads.length} heads, but ${count} cells in each row`);
    return;
  }
  for (const [at, { cells }] of rows.entries()) {
    if (cells.length === heads.length) continue;
    report(["rows", at, "cells"], `this row has ${cells.length} cells, but the table has ${heads.length} heads`);
  }
});
