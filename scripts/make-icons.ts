/**
 * Draws the icons that browsers and home screens want from public/icon.svg. Run it by hand after a change to that
 * file; its output is committed.
 *
 *     node scripts/make-icons.ts
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { palette } from "./contours/palette.ts";

const PUBLIC = new URL("../public/", import.meta.url);
const SOURCE = new URL("icon.svg", PUBLIC);
/** The side of the source's view box. */
const SOURCE_SIDE = 64;

/** An icon to draw. `share` is the mark's share of the side; with a ground it is opaque to its corners. */
type Icon = { readonly name: string; readonly side: number; readonly share: number; readonly ground?: string };

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

async function save(name: string, content: Buffer): Promise<void> {
  await writeFile(fileURLToPath(new URL(name, PUBLIC)), content);
  console.log(`${name.padEnd(22)} ${content.length} bytes`);
}

const source = await readFile(SOURCE);
for (const icon of icons) await save(icon.name, await draw(source, icon));
await save("favicon.ico", asIco(await draw(source, { side: 32, share: 1 }), 32));
