import type { Glyph } from "fontkit";
import sharp from "sharp";
import { palette } from "../contours/palette.ts";
import { drawGlyph, type PlacedGlyph } from "./typesetting.ts";

/** How much of each pixel a glyph covers. */
interface Coverage {
  readonly alpha: Buffer;
  readonly width: number;
  readonly height: number;
  /** From the image's corner to the start of the glyph's baseline. */
  readonly originX: number;
  readonly originY: number;
}

const covered = new Map<string, Promise<Coverage>>();

/** Each glyph is drawn once for each size; titles come in few sizes. */
function coverageOf(glyph: Glyph, size: number): Promise<Coverage> {
  const key = `${glyph.id} ${size}`;
  const coverage = covered.get(key) ?? drawCoverage(glyph, size);
  covered.set(key, coverage);
  return coverage;
}

async function drawCoverage(glyph: Glyph, size: number): Promise<Coverage> {
  const [room, originX, originY] = [Math.ceil(1.5 * size), Math.ceil(0.25 * size), Math.ceil(1.1 * size)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${room}" height="${room}"><g transform="translate(${originX} ${originY})">${drawGlyph(glyph, size)}</g></svg>`;
  const alpha = await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
  const inked = [...alpha.keys()].filter((at) => alpha[at]);
  const columns = inked.map((at) => at % room);
  const rows = inked.map((at) => Math.floor(at / room));
  const [left, top] = [Math.min(room, ...columns), Math.min(room, ...rows)];
  const [width, height] = [Math.max(left, ...columns) - left + 1, Math.max(top, ...rows) - top + 1];
  const cropped = Array.from({ length: height }, (_, row) =>
    alpha.subarray((top + row) * room + left).subarray(0, width),
  );
  return { alpha: Buffer.concat(cropped), width, height, originX: originX - left, originY: originY - top };
}

const [RED = 0, GREEN = 0, BLUE = 0] = [1, 3, 5].map((at) => Number.parseInt(palette.limestone.slice(at, at + 2), 16));

/**
 * Puts a title's letters upon a picture.
 * @param pixels red, green and blue of each pixel
 * @param width the picture's width
 */
export async function putTitle(
  pixels: Buffer,
  width: number,
  { size, glyphs }: { readonly size: number; readonly glyphs: readonly PlacedGlyph[] },
): Promise<void> {
  for (const { glyph, x, y } of glyphs) {
    const coverage = await coverageOf(glyph, size);
    blend(pixels, width, coverage, x - coverage.originX, y - coverage.originY);
  }
}

/** Nearly all of the time is spent here, hence the plain loops. */
function blend(
  pixels: Buffer,
  pictureWidth: number,
  { alpha, width, height }: Coverage,
  left: number,
  top: number,
): void {
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const share = alpha[row * width + column] ?? 0;
      if (share === 0) continue;
      const at = ((top + row) * pictureWidth + left + column) * 3;
      pixels[at] = mixed(pixels[at], RED, share);
      pixels[at + 1] = mixed(pixels[at + 1], GREEN, share);
      pixels[at + 2] = mixed(pixels[at + 2], BLUE, share);
    }
  }
}

function mixed(below = 0, above: number, share: number): number {
  return below + ((above - below) * share) / 255;
}
