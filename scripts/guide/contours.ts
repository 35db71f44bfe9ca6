import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { contourLines } from "../contours/contour-lines.ts";
import { type Surface, sample } from "../contours/field.ts";
import { terrain } from "../contours/terrain.ts";
import { bandHeight, coverLand, page } from "./design.ts";

interface Sheet {
  readonly land: Surface;
  /** How far below the land's middle that of the sheet lies, in halves of the land. */
  readonly latitude?: number;
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** How near the land is: 1 shows a whole one across the sheet's width. */
  readonly zoom: number;
  /** Where lines are drawn. */
  readonly shows?: (x: number, y: number) => boolean;
}

const paths = z.array(z.string());
const linesSchema = z.object({ thin: paths, heavy: paths });
const sheetsSchema = z.object({ cover: linesSchema, bands: z.tuple([linesSchema], linesSchema) });

/** Contour lines of a sheet, as path data in points; every fifth line is one of the heavy ones. */
export type SheetLines = z.infer<typeof linesSchema>;

/** The land of the cover, and those above chapters, in their order; after the last comes the first again. */
export type Sheets = z.infer<typeof sheetsSchema>;

const FILE = join(import.meta.dirname, "sheets.json");

/** @returns the sheets as they were drawn by scripts/make-lands.ts: to carve their lands takes half a second. */
export function keptSheets(): Sheets {
  return sheetsSchema.parse(JSON.parse(readFileSync(FILE, "utf8")));
}

/** Keeps the sheets for `keptSheets`. */
export function keepSheets(sheets: Sheets): void {
  writeFileSync(FILE, `${JSON.stringify(sheets, null, 2)}\n`);
}

/** How far the sheets of two chapters lie apart, and how many there are before the first is used again. */
const BANDS = { apart: 0.3, count: 6 } as const;

/** Draws all sheets of guides: that of the cover, and others of one survey for the chapters. */
export function drawSheets(): Sheets {
  const { width, height } = page;
  const [cover, land] = [terrain("willunga"), terrain("guide")];
  const band = (number: number): SheetLines => {
    const latitude = BANDS.apart * (((number + 1) % BANDS.count) - (BANDS.count - 1) / 2);
    return sheetLines({ land, latitude, width, height: bandHeight, zoom: 0.62 });
  };
  return {
    cover: sheetLines({ land: cover, width, height, zoom: 0.9, shows: (_x, y) => y > coverLand }),
    bands: [band(0), ...Array.from({ length: BANDS.count - 1 }, (_, index) => band(index + 1))],
  };
}

/** The land that all pictures of the site are made from. */
function sheetLines({ land, latitude = 0, width, height, zoom, shows }: Sheet): SheetLines {
  const scale = width * zoom;
  const surface = (x: number, y: number) => land((x - width / 2) / scale, (y - height / 2) / scale + latitude);
  const cell = 6;
  const field = sample(
    surface,
    { left: -3 * cell, top: -3 * cell, right: width + 3 * cell, bottom: height + 3 * cell },
    cell,
  );
  const options = { interval: 1 / 18, from: -2, to: 18, spacing: 40, shortest: 90, precision: 1 };
  const lines = contourLines(field, { ...options, ...(shows ? { shows } : {}) });
  return {
    thin: lines.filter((line) => !line.index).map((line) => line.path),
    heavy: lines.filter((line) => line.index).map((line) => line.path),
  };
}
