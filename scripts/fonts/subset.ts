import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { COMMON_CHARACTERS, FURTHER_CHARACTERS } from "../../src/theme/fonts/characters.ts";
import { withTableOf } from "./font-tables.ts";
import type { Typeface } from "./typefaces.ts";

const require = createRequire(import.meta.url);

/** Spacing and joining of letters, and figures of one width for columns; no alternates, fractions or small capitals. */
const FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum"];

/** The files that a typeface is cut into: what their names end in, and what characters they have. */
export const PARTS = [
  { name: "common", ending: "", characters: COMMON_CHARACTERS },
  { name: "further", ending: "-further", characters: FURTHER_CHARACTERS },
] as const;

/**
 * Subsets a typeface. Kerning that varies with the weight would be invisible
 * and take a seventh of the bytes (a fifth in headings).
 * @returns the file with some characters
 */
export async function subset({ source, weights, usual }: Typeface, characters: string): Promise<Buffer> {
  const font = readFileSync(require.resolve(source));
  const cut = (from: Buffer, targetFormat: "sfnt" | "woff2", variationAxes = {}) =>
    subsetFont(from, characters, { targetFormat, keepFeatures: FEATURES, variationAxes });
  const varying = await cut(font, "sfnt", { wght: weights });
  const fixed = await cut(font, "sfnt", { wght: usual });
  return cut(withTableOf(varying, fixed, "GPOS"), "woff2");
}
