import sharp from "sharp";
import { type Colour, mix, palette } from "../contours/palette.ts";
import { landFrom } from "../contours/pictures.ts";
import { ColourTable, keptGround, type Rgb, rgbOf, SIZE } from "./grounds.ts";
import { LEVELS, putLetters } from "./letters.ts";
import { Drawing, offsetOf, type StripedPng, stampOf } from "./striped-png.ts";
import { type Frame, placeTitle } from "./typesetting.ts";

/** What a page's picture says. */
export interface ShareWords {
  /** Decides the land: an article's is that of its illustration. */
  readonly seed: string;
  readonly title: string;
  readonly brand: string;
}

const EDGE = 72;

/** The title stands below the brand; letters as large as it allows. */
export const TITLE_FRAME: Frame = {
  left: EDGE,
  top: 180,
  width: SIZE.width - 2 * EDGE,
  height: SIZE.height - 180 - EDGE,
  sizes: [104, 96, 88, 80, 72, 64, 56, 48],
};

const BRAND_FRAME: Frame = { left: EDGE + 60, top: 66, width: 600, height: 60, sizes: [36] };
const MARK = { left: EDGE, top: 62, width: 44 };

/** What pictures of one land and brand have in common. */
interface Ground {
  readonly picture: StripedPng;
  /** The numbers of the letters' colours, from the ground's to the full one. */
  readonly letters: readonly number[];
}

const grounds = new Map<string, Promise<Ground>>();

function groundOf(land: number, brand: string, mark: Buffer): Promise<Ground> {
  const key = JSON.stringify([land, brand, mark.toString()]);
  const ground = grounds.get(key) ?? drawGround(land, brand, mark);
  grounds.set(key, ground);
  return ground;
}

async function drawGround(land: number, brand: string, mark: Buffer): Promise<Ground> {
  const kept = keptGround(land);
  const colours = new ColourTable(kept.palette);
  const letters = [...Array(LEVELS + 1).keys()].map((level) =>
    colours.numberOf(rgbOf(mix(palette.night, palette.limestone, level / LEVELS))),
  );
  const { inks, width } = await markInks(mark, colours);
  const drawing = new Drawing({ ...kept, palette: colours.bytes });
  drawing.put(stampOf(inks, width, SIZE), offsetOf(SIZE, MARK.left, MARK.top), [...Array(256).keys()]);
  await putLetters(drawing, placeTitle(brand, BRAND_FRAME), letters);
  return { picture: drawing.finish(), letters };
}

/** The mark's edges have few steps: the picture's colours are numbered. */
const MARK_STEPS = 4;

/** @returns for each pixel of the mark its colour on a dark ground, as its number; 0 where there is none */
async function markInks(mark: Buffer, colours: ColourTable): Promise<{ inks: Uint8Array; width: number }> {
  const drawn = sharp(mark, { density: 144 }).resize(MARK.width).ensureAlpha().raw();
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  const inks = new Uint8Array(info.width * info.height).map((_, pixel) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(4 * pixel);
    const share = Math.round((alpha / 255) * MARK_STEPS) / MARK_STEPS;
    return share === 0 ? 0 : colours.numberOf(rgbOf(mix(palette.night, hex([red, green, blue]), share)));
  });
  return { inks, width: info.width };
}

function hex(parts: Rgb): Colour {
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Draws what networks show of a shared link: 1200 by 630 pixels, the page's title over land. The land and the brand were
 * drawn before, and only rows with letters in them are compressed anew; a picture drawn as a whole takes a hundred times as long.
 * @param words what it says
 * @param mark the brand's mark, as SVG
 * @returns a PNG; the same bytes for the same words
 * @throws if the title does not fit
 */
export function sharePicture(words: ShareWords, mark: Buffer): Promise<Buffer> {
  const picture = turn.then(() => drawPicture(words, mark));
  turn = picture.catch(() => undefined);
  return picture;
}

/** All pictures are drawn on the same rows, one after another: fresh ones for each keep the garbage collector busy. */
const rows = Buffer.alloc((SIZE.width + 1) * SIZE.height);
let turn: Promise<unknown> = Promise.resolve();

async function drawPicture({ seed, title, brand }: ShareWords, mark: Buffer): Promise<Buffer> {
  const { picture, letters } = await groundOf(landFrom(seed), brand, mark);
  const drawing = new Drawing(picture, rows);
  await putLetters(drawing, placeTitle(title, TITLE_FRAME), letters);
  return drawing.encode();
}
