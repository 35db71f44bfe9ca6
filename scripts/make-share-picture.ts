/**
 * Draws the picture that shared links show, 1200 x 630 px: contour lines and the mark, without words. Run it by hand
 * after a change to the contours or the mark; its output is committed.
 *
 *     node scripts/make-share-picture.ts
 */
import { mkdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { illustration } from "./contours/pictures.ts";

const PUBLIC = new URL("../public/", import.meta.url);
const SIZE = { width: 1200, height: 630 };
const MARK_SIDE = 220;

/** A seed whose land leaves room for the mark at the left. */
const SEED = "shared-link";

const mark = await sharp(await readFile(new URL("icon.svg", PUBLIC)), { density: 300 })
  .resize(MARK_SIDE)
  .png()
  .toBuffer();
await mkdir(new URL("images/", PUBLIC), { recursive: true });
await sharp(Buffer.from(illustration(SEED, "night")))
  .resize({ ...SIZE, fit: "cover" })
  .composite([{ input: mark, left: 110, top: (SIZE.height - MARK_SIDE) / 2 }])
  .png({ compressionLevel: 9, palette: true })
  .toFile(fileURLToPath(new URL("images/share.png", PUBLIC)));
