import type { Glyph } from "fontkit";
import sharp from "sharp";
import { SIZE } from "./grounds.ts";
import { type Drawing, offsetOf, type Stamp, stampOf } from "./striped-png.ts";
import { drawGlyph, type PlacedGlyph } from "./typesetting.ts";

/** The edges of letters have so many steps between the ground and the letter. */
export const LEVELS = 15;

/** A glyph in one size. Its inks say how much of each pixel it covers, up to `LEVELS`. */
interface Letter {
  readonly stamp: Stamp;
  /** From the stamp's corner to the start of the glyph's baseline. */
  readonly originX: number;
  readonly originY: number;
}

/** Each glyph is drawn once for each size; titles come in few sizes. */
const drawn = new Map<string, Letter>();

const keyOf = (glyph: Glyph, size: number) => `${glyph.id} ${size}`;

/** Draws the glyphs that were not drawn before, one below another: a sheet takes hardly longer than a glyph. */
async function drawLetters(glyphs: readonly Glyph[], size: number): Promise<void> {
  const missing = new Map(
    glyphs.map((glyph) => [keyOf(glyph, size), glyph] as const).filter(([key]) => !drawn.has(key)),
  );
  if (missing.size === 0) return;
  const [room, originX, originY] = [Math.ceil(1.5 * size), Math.ceil(0.25 * size), Math.ceil(1.1 * size)];
  const outlines = [...missing.values()].map(
    (glyph, row) => `<g transform="translate(${originX} ${row * room + originY})">${drawGlyph(glyph, size)}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${room}" height="${room * missing.size}">${outlines.join("")}</svg>`;
  const alpha = await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
  [...missing.keys()].forEach((key, row) => {
    const levels = alpha
      .subarray(row * room * room, (row + 1) * room * room)
      .map((share) => Math.round((share * LEVELS) / 255));
    drawn.set(key, { stamp: stampOf(levels, room, SIZE), originX, originY });
  });
}

/**
 * Puts letters upon a picture.
 * @param colours the number of the colour of each level, from none to `LEVELS`
 */
export async function putLetters(
  drawing: Drawing,
  { size, glyphs }: { readonly size: number; readonly glyphs: readonly PlacedGlyph[] },
  colours: readonly number[],
): Promise<void> {
  await drawLetters(
    glyphs.map(({ glyph }) => glyph),
    size,
  );
  for (const { glyph, x, y } of glyphs) {
    const letter = drawn.get(keyOf(glyph, size));
    if (letter) drawing.put(letter.stamp, offsetOf(SIZE, x - letter.originX, y - letter.originY), colours);
  }
}
