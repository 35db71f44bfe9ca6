/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

/** Colours from the lowest to the highest, at least one. */
export type Ramp = readonly [Colour, ...Colour[]];

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

/**
 * @param colours the ramp's steps, evenly apart
 * @param share where on the ramp, 0 to 1; beyond it, its ends hold
 * @returns the colour there
 */
export function rampAt(colours: Ramp, share: number): Colour {
  const at = Math.min(1, Math.max(0, share)) * (colours.length - 1);
  const from = colours[Math.floor(at)] ?? colours[0];
  return mix(from, colours[Math.ceil(at)] ?? from, at % 1);
}
