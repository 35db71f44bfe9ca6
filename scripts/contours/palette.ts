/** The colours of every generated picture, and of the site's theme. Six-digit hexadecimal, sRGB. */
export const palette = {
  night: "#0b1416",
  nightRaised: "#122023",
  eucalyptus: "#2f7d5b",
  eucalyptusBright: "#7cc79b",
  ochre: "#c9822b",
  ochreBright: "#e2a75a",
  limestone: "#f6f3ec",
  limestoneShade: "#e6e0d2",
} as const;

/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

/**
 * Mixes two colours in sRGB, which is how the renderers of SVG mix them too.
 *
 * @param from the colour at share 0
 * @param to the colour at share 1
 * @param share how much of `to`, 0 to 1
 * @returns the mixed colour
 */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const channels = [1, 3, 5].map((start) => {
    const a = Number.parseInt(from.slice(start, start + 2), 16);
    const b = Number.parseInt(to.slice(start, start + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
