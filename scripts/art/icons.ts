import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { palette } from "../../src/theme/colours.ts";
import { mix } from "../pictures/colour.ts";

const PUBLIC = new URL("../../public/", import.meta.url);
/** The side of the mark's view box. */
const SOURCE_SIDE = 64;

/** The brand's mark, which is used on dark and on light grounds: a bird's head and its eye. */
const MARK = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SOURCE_SIDE} ${SOURCE_SIDE}">`,
  `<path fill="${mix(palette.eucalyptus, palette.eucalyptusBright, 0.2)}" d="M28 4c12 0 21.5 6.7 26 17.5 2.3 5.5 5.5 12 10 18.5-6.5.5-10.5 2.8-14 8-4.8 7.2-12.5 12-22 12C12.5 60 0 47.5 0 32S12.5 4 28 4z"/>`,
  `<path fill="none" stroke="${palette.limestone}" stroke-width="4" d="M28 14c8.3 0 14.3 4.5 17 11.5 1.4 3.5 2.9 6.5 5.2 9.8-3.5.9-5.3 2.6-7.4 5.5C39.5 45.5 34.8 50 28 50c-10 0-18-8-18-18s8-18 18-18z"/>`,
  `<circle cx="28" cy="32" r="7.8" fill="${palette.ochreBright}"/></svg>\n`,
].join("");

/** An icon to draw. `share` is the mark's share of the side; with a ground it is opaque to its corners. */
interface Icon {
  readonly name: string;
  readonly side: number;
  readonly share: number;
  readonly ground?: string;
}

const icons: readonly Icon[] = [
  { name: "icon-192.png", side: 192, share: 0.94 },
  { name: "icon-512.png", side: 512, share: 0.94 },
  // Android cuts what it likes beyond a circle of four fifths, and iOS rounds the corners and paints transparency black.
  { name: "icon-maskable-512.png", side: 512, share: 0.64, ground: palette.night },
  { name: "apple-touch-icon.png", side: 180, share: 0.7, ground: palette.night },
];

async function draw(source: Buffer, { side, share, ground }: Omit<Icon, "name">): Promise<Buffer> {
  const markSide = Math.round((side * share) / 2) * 2;
  const mark = await sharp(source, { density: (72 * markSide) / SOURCE_SIDE })
    .resize(markSide)
    .png()
    .toBuffer();
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const canvas = sharp({ create: { width: side, height: side, channels: 4, background } }).composite([{ input: mark }]);
  return (ground ? canvas.removeAlpha() : canvas).png({ compressionLevel: 9 }).toBuffer();
}

/** Wraps a square PNG in the container of Windows icons: a header, one entry of a directory, the picture. */
function asIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Draws the icons that browsers and home screens want into public/. */
export async function drawIcons(): Promise<void> {
  const save = (name: string, content: Buffer | string) => writeFile(fileURLToPath(new URL(name, PUBLIC)), content);
  const source = Buffer.from(MARK);
  await save("icon.svg", MARK);
  for (const icon of icons) await save(icon.name, await draw(source, icon));
  await save("favicon.ico", asIco(await draw(source, { side: 32, share: 1 }), 32));
}
