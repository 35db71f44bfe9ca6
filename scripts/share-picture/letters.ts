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

const drawn = new Map<string, Promise<Letter>>();

/** Each glyph is drawn once for each size; titles come in few sizes. */
function letterOf(glyph: Glyph, size: number): Promise<Letter> {
  const key = `${glyph.id} ${size}`;
  const letter = drawn.get(key) ?? drawLetter(glyph, size);
  drawn.set(key, letter);
  return letter;
}

async function drawLetter(glyph: Glyph, size: number): Promise<Letter> {
  const [room, originX, originY] = [Math.ceil(1.5 * size), Math.ceil(0.25 * size), Math.ceil(1.1 * size)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${room}" height="${room}"><g transform="translate(${originX} ${originY})">${drawGlyph(glyph, size)}</g></svg>`;
  const alpha = await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
  const levels = Uint8Array.from(alpha, (share) => Math.round((share * LEVELS) / 255));
  return { stamp: stampOf(levels, room, SIZE), originX, originY };
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
  for (const { glyph, x, y } of glyphs) {
    const { stamp, originX, originY } = await letterOf(glyph, size);
    drawing.put(stamp, offsetOf(SIZE, x - originX, y - originY), colours);
  }
}
