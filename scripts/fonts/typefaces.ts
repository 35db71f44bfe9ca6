/** A typeface of the site: its source, and the used part. */
export interface Typeface {
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
