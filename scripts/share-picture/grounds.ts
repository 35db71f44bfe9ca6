import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Colour, palette } from "../contours/palette.ts";
import { plainLand } from "../contours/pictures.ts";
import { decodeStripedPng, type StripedPng, stripedPng } from "./striped-png.ts";

/** The size at which networks show a picture. */
export const SIZE = { width: 1200, height: 630 };

/** A land has some ten tints and one line, whose edges need a few steps; more colours are heavier and look no better. */
const COLOURS = 16;

/** Dims the land, so that words are legible wherever its summits lie. */
const SHADE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><rect width="100%" height="100%" fill="${palette.night}" fill-opacity="0.5"/></svg>`,
);

/**
 * Draws what the share pictures of a land have in common, which is kept from then on.
 * @param land its number
 */
export async function drawGround(land: number): Promise<StripedPng> {
  const dimmed = await sharp(Buffer.from(plainLand(land, "night")))
    .resize({ ...SIZE, fit: "cover" })
    .composite([{ input: SHADE }])
    .removeAlpha()
    .png({ palette: true, colours: COLOURS, dither: 0 })
    .toBuffer();
  const { data } = await sharp(dimmed).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = new ColourTable();
  const pixels = Buffer.alloc(SIZE.width * SIZE.height);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    pixels[pixel] = colours.numberOf([data[3 * pixel] ?? 0, data[3 * pixel + 1] ?? 0, data[3 * pixel + 2] ?? 0]);
  }
  return stripedPng(pixels, SIZE.width, colours.bytes);
}

/** @returns the ground of a land, as it is kept. */
export function keptGround(land: number): StripedPng {
  return decodeStripedPng(readFileSync(groundFile(land)));
}

/** @returns where a land's ground is kept. */
export function groundFile(land: number): string {
  return join(import.meta.dirname, "grounds", `${land}.png`);
}

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** @returns the parts of a colour */
export function rgbOf(colour: Colour): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [red, green, blue];
}

/** A picture's colours, numbered in the order in which they are first asked for. */
export class ColourTable {
  readonly #bytes: number[] = [];
  readonly #numbers = new Map<number, number>();

  /** @param known red, green and blue of colours that have numbers already */
  constructor(known: Iterable<number> = []) {
    const bytes = [...known];
    for (let at = 0; at < bytes.length; at += 3)
      this.numberOf([bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0]);
  }

  /** @throws Error if a picture would have more colours than PNG allows */
  numberOf([red, green, blue]: Rgb): number {
    const key = (red << 16) | (green << 8) | blue;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    if (number > 255) throw new Error("A share picture has more than 256 colours.");
    this.#numbers.set(key, number);
    this.#bytes.push(red, green, blue);
    return number;
  }

  /** Red, green and blue of each colour. */
  get bytes(): Buffer {
    return Buffer.from(this.#bytes);
  }
}
