import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { withTableOf } from "./font-tables.ts";
import type { Typeface } from "./typefaces.ts";

const require = createRequire(import.meta.url);

/** Spacing and joining of letters, and figures of one width for columns; no alternates, fractions or small capitals. */
const FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum"];

/**
 * Every character the site is set in: English and the Western European letters of names, and the signs of Australian
 * typography. scripts/fonts.test.ts fails if content uses another one.
 */
export const CHARACTERS = [range(0x20, 0x7e), range(0xa0, 0xff), "ŒœŸ‐‑–—‘’‚“”„†•…′″‹›€™−"].join("");

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/**
 * Cuts a typeface down to what the site needs of it. Distances between letters would vary with the weight, which nobody
 * sees and which takes a seventh of the bytes (a fifth of the headings' typeface).
 * @returns its file
 */
export async function subset({ source, weights, usual }: Typeface): Promise<Buffer> {
  const font = readFileSync(require.resolve(source));
  const cut = (from: Buffer, targetFormat: "sfnt" | "woff2", variationAxes = {}) =>
    subsetFont(from, CHARACTERS, { targetFormat, keepFeatures: FEATURES, variationAxes });
  const varying = await cut(font, "sfnt", { wght: weights });
  const fixed = await cut(font, "sfnt", { wght: usual });
  return cut(withTableOf(varying, fixed, "GPOS"), "woff2");
}
