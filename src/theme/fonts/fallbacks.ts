/**
 * The typefaces' metrics, as fractions of their size: `regular` and `bold` are the mean width of a letter in the site's texts.
 * `scripts/fonts/fonts.test.ts` compares them with the files.
 */
export const metrics = {
  Bricolage: { ascent: 0.93, descent: 0.27, regular: 0.4676, bold: 0.482 },
  Hanken: { ascent: 1, descent: 0.303, regular: 0.4457, bold: 0.4518 },
} as const;

/**
 * System fonts to fall back to: Arial (or Liberation Sans, which is as wide) on most devices, Roboto on Android, DejaVu Sans on
 * plain Linux. Each weight is a file with a full name or PostScript name, measured over the same texts. Newer
 * Androids have all weights of Roboto in one file, under the name of the regular one.
 */
const SYSTEM = {
  Arial: {
    regular: { width: 0.4427, local: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"] },
    bold: { width: 0.4769, local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"] },
  },
  Roboto: {
    regular: { width: 0.4415, local: ["Roboto", "Roboto-Regular"] },
    bold: { width: 0.448, local: ["Roboto Bold", "Roboto-Bold", "Roboto", "Roboto-Regular"] },
  },
  DejaVu: {
    regular: { width: 0.5049, local: ["DejaVu Sans", "DejaVuSans"] },
    bold: { width: 0.5705, local: ["DejaVu Sans Bold", "DejaVuSans-Bold"] },
  },
} as const;

const WEIGHTS = { regular: "400 500", bold: "600 700" } as const;

/** Fallback families for a typeface with the same width of letters: nothing moves when the font arrives */
export function fallbacksOf(typeface: keyof typeof metrics) {
  const own = metrics[typeface];
  return Object.entries(SYSTEM).map(([system, files]) => ({
    family: `${typeface} ${system}`,
    faces: (["regular", "bold"] as const).map((weight) => {
      const { width, local } = files[weight];
      const size = own[weight] / width;
      return {
        src: local.map((name) => `local("${name}")`).join(", "),
        fontWeight: WEIGHTS[weight],
        sizeAdjust: percent(size),
        ascentOverride: percent(own.ascent / size),
        descentOverride: percent(own.descent / size),
        lineGapOverride: "0%",
      };
    }),
  }));
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

/** The value of `font-family` for a typeface */
export function fontFamily(typeface: keyof typeof metrics): string {
  const families = [typeface, `${typeface} Further`, ...fallbacksOf(typeface).map(({ family }) => family)];
  return `${families.map((family) => `'${family}'`).join(", ")}, sans-serif`;
}
