import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
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

/** @returns a typeface's file, cut down to what the site needs of it. */
export function subset({ source, weights }: Typeface): Promise<Buffer> {
  return subsetFont(readFileSync(require.resolve(source)), CHARACTERS, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    variationAxes: { wght: weights },
  });
}
