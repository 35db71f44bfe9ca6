import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Size } from "./svg.ts";

/** How many landscapes there are. */
export const LANDSCAPES = 16;

/** A landscape is somewhat larger than a picture, so that each picture shows a different part. */
export const LANDSCAPE: Size = { width: 1320, height: 743 };

/** Path units a pixel of a landscape. */
export const LANDSCAPE_PRECISION = 2;

const landscapeSchema = z.object({
  bands: z.array(z.object({ height: z.number(), index: z.boolean(), path: z.string() })),
  summits: z.array(z.tuple([z.number(), z.number()])),
});

/** A landscape as it is drawn: its bands from the lowest up, and its summits, the highest first, in pixels. */
export type Landscape = z.infer<typeof landscapeSchema>;

/** Contour lines of 16 landscapes. */
export const LANDSCAPES_FILE = join(import.meta.dirname, "landscapes.json");

let landscapes: readonly Landscape[] | undefined;

/** @returns a landscape; they are counted from 0 */
export function readLandscape(number: number): Landscape {
  landscapes ??= z.array(landscapeSchema).parse(JSON.parse(readFileSync(LANDSCAPES_FILE, "utf8")));
  const landscape = landscapes[number];
  if (!landscape) throw new Error(`There is no landscape ${number}.`);
  return landscape;
}
