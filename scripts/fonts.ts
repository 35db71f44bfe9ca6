import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { withTableOf } from "./font-tables.ts";

const require = createRequire(import.meta.url);

/** A typeface of the site: where it comes from, and what of it is used. */
interface Typeface {
  readonly source: string;
  /** Weights between which the site's styles choose. */
  readonly weights: { readonly min: number; readonly max: number };
  /** The weight in which it is set most; the distances between its letters are those of this one. */
  readonly usual: number;
}

/** The site's two typefaces, by the name of their file in src/theme/fonts/. */
export const typefaces = {
  bricolage: {
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    weights: { min: 400, max: 650 },
    usual: 640,
  },
  hanken: {
    source: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    weights: { min: 400, max: 650 },
    usual: 400,
  },
} as const satisfies Record<string, Typeface>;

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
