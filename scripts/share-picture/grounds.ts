import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { palette } from "../contours/palette.ts";
import { plainLand } from "../contours/pictures.ts";

/** The size at which networks show a picture. */
export const SIZE = { width: 1200, height: 630 };

/** A land has some ten tints and one line, whose edges need a few steps; more colours are heavier and look no better. */
const COLOURS = 16;

/** Dims the land, so that words are legible wherever its summits lie. */
const SHADE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><rect width="100%" height="100%" fill="${palette.night}" fill-opacity="0.5"/></svg>`,
);

/**
 * Draws what the share pictures of a land have in common, which is kept from then on: a library that sets words takes ten times as long over lines.
 * @param land its number
 * @returns a PNG
 */
export function drawGround(land: number): Promise<Buffer> {
  return sharp(Buffer.from(plainLand(land, "night")))
    .resize({ ...SIZE, fit: "cover" })
    .composite([{ input: SHADE }])
    .removeAlpha()
    .png({ palette: true, colours: COLOURS, dither: 0 })
    .toBuffer();
}

/** @returns the ground of a land, as it is kept. */
export function keptGround(land: number): Buffer {
  return readFileSync(groundFile(land));
}

/** @returns where a land's ground is kept. */
export function groundFile(land: number): string {
  return join(import.meta.dirname, "grounds", `${land}.png`);
}
