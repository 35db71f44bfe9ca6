import sharp from "sharp";
import { palette } from "../contours/palette.ts";
import { illustration } from "../contours/pictures.ts";
import { drawTitle, type Frame } from "./typesetting.ts";

/** What a page's picture says. */
export interface ShareWords {
  /** Decides the land, which no other page has: an article's is that of its illustration. */
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

function drawWords({ title, brand }: ShareWords): Buffer {
  const words = `<g fill="${palette.limestone}">${drawTitle(title, TITLE_FRAME)}${drawTitle(brand, BRAND_FRAME)}</g>`;
  const size = `width="${SIZE.width}" height="${SIZE.height}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${SHADE}${words}</svg>`);
}

/**
 * Draws what networks show of a shared link: 1200 by 630 pixels, the page's title over land of its own.
 * @param words what it says
 * @param mark the brand's mark, as SVG
 * @returns a JPEG, which every network takes; the same bytes for the same words
 * @throws if the title does not fit
 */
export async function sharePicture(words: ShareWords, mark: Buffer): Promise<Buffer> {
  const land = sharp(Buffer.from(illustration(words.seed, "night"))).resize({ ...SIZE, fit: "cover" });
  const smallMark = await sharp(mark, { density: 144 }).resize(44).png().toBuffer();
  return land
    .composite([{ input: drawWords(words) }, { input: smallMark, left: EDGE, top: 62 }])
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
