import sharp from "sharp";
import { palette } from "../contours/palette.ts";
import { landFrom, plainLand } from "../contours/pictures.ts";
import { putTitle } from "./letters.ts";
import { drawTitle, type Frame, placeTitle } from "./typesetting.ts";

// Each picture is one short piece of work: threads and a cache of operations only cost.
sharp.concurrency(1);
sharp.cache(false);

/** What a page's picture says. */
export interface ShareWords {
  /** Decides the land: an article's is that of its illustration. */
  readonly seed: string;
  readonly title: string;
  readonly brand: string;
}

const SIZE = { width: 1200, height: 630 };
const EDGE = 72;

/** The title stands at the foot, on the dark; letters as large as it allows. */
export const TITLE_FRAME: Frame = {
  left: EDGE,
  top: 180,
  width: SIZE.width - 2 * EDGE,
  height: SIZE.height - 180 - EDGE,
  sizes: [104, 96, 88, 80, 72, 64, 56, 48],
};

const BRAND_FRAME: Frame = { left: EDGE + 60, top: 66, width: 600, height: 60, sizes: [36] };

/** Dims the land below the words, so that they are legible wherever its summits lie. */
const SHADE = `<linearGradient id="shade" x1="0" x2="1" y1="1" y2="0">
  <stop offset="0" stop-color="${palette.night}" stop-opacity="0.94"/>
  <stop offset="0.55" stop-color="${palette.night}" stop-opacity="0.7"/>
  <stop offset="1" stop-color="${palette.night}" stop-opacity="0.1"/>
</linearGradient><rect width="${SIZE.width}" height="${SIZE.height}" fill="url(#shade)"/>`;

/** What pictures of one land and brand have in common, as pixels. */
const grounds = new Map<string, Promise<Buffer>>();

function groundOf(land: number, brand: string, mark: Buffer): Promise<Buffer> {
  const key = JSON.stringify([land, brand, mark.toString()]);
  const ground = grounds.get(key) ?? drawGround(land, brand, mark);
  grounds.set(key, ground);
  return ground;
}

async function drawGround(land: number, brand: string, mark: Buffer): Promise<Buffer> {
  const words = `<g fill="${palette.limestone}">${drawTitle(brand, BRAND_FRAME)}</g>`;
  const size = `width="${SIZE.width}" height="${SIZE.height}"`;
  const above = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${SHADE}${words}</svg>`);
  const smallMark = await sharp(mark, { density: 144 }).resize(44).png().toBuffer();
  return sharp(Buffer.from(plainLand(land, "night")))
    .resize({ ...SIZE, fit: "cover" })
    .composite([{ input: above }, { input: smallMark, left: EDGE, top: 62 }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/**
 * Draws what networks show of a shared link: 1200 by 630 pixels, the page's title over land. Letters are put upon pixels
 * that were drawn before, because drawing each picture as a whole takes a hundred times as long.
 * @param words what it says
 * @param mark the brand's mark, as SVG
 * @returns a JPEG, which every network takes; the same bytes for the same words
 * @throws if the title does not fit
 */
export function sharePicture(words: ShareWords, mark: Buffer): Promise<Buffer> {
  const picture = turn.then(() => drawPicture(words, mark));
  turn = picture.catch(() => undefined);
  return picture;
}

/** All pictures are drawn on the same pixels, one after another: fresh ones for each keep the garbage collector busy. */
const pixels = Buffer.alloc(SIZE.width * SIZE.height * 3);
let turn: Promise<unknown> = Promise.resolve();

async function drawPicture({ seed, title, brand }: ShareWords, mark: Buffer): Promise<Buffer> {
  const ground = await groundOf(landFrom(seed), brand, mark);
  ground.copy(pixels);
  await putTitle(pixels, SIZE.width, placeTitle(title, TITLE_FRAME));
  return sharp(pixels, { raw: { ...SIZE, channels: 3 } })
    .jpeg({ quality: 76, optimizeCoding: false })
    .toBuffer();
}
