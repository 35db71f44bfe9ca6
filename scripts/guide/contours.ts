import { contourLines } from "../contours/contour-lines.ts";
import { type Surface, sample } from "../contours/field.ts";

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

/** Contour lines of a sheet, as path data in points; every fifth line is one of the heavy ones. */
export interface SheetLines {
  readonly thin: readonly string[];
  readonly heavy: readonly string[];
}

/** Draws the contour lines of a page or a band: the land that all pictures of the site are made from. */
export function sheetLines({ land, latitude = 0, width, height, zoom, shows }: Sheet): SheetLines {
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
