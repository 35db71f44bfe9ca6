import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const paths = z.array(z.string());
const linesSchema = z.object({ thin: paths, heavy: paths });
const sheetsSchema = z.object({ cover: linesSchema, bands: z.tuple([linesSchema], linesSchema) });

/** Contour lines of a sheet, as path data in points; every fifth line is one of the heavy ones. */
export type SheetLines = z.infer<typeof linesSchema>;

/** The land of the cover, and those above chapters, in their order; after the last comes the first again. */
export type Sheets = z.infer<typeof sheetsSchema>;

/** Where `npm run art -- landscapes` keeps the sheets. */
export const SHEETS_FILE = join(import.meta.dirname, "sheets.json");

/** @returns the sheets that were drawn */
export function readSheets(): Sheets {
  return sheetsSchema.parse(JSON.parse(readFileSync(SHEETS_FILE, "utf8")));
}
