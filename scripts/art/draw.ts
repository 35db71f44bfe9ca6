/**
 * Draws what is committed and not made by the build: the industries' drawings, into public/images/tiles/.
 * Usage: npm run art
 */
import { mkdir, writeFile } from "node:fs/promises";
import { drawingNames } from "../../schemas/drawings.ts";
import { tile } from "./tile.ts";

const TILES = "public/images/tiles";
await mkdir(TILES, { recursive: true });
for (const name of drawingNames) await writeFile(`${TILES}/${name}.svg`, `${await tile(name)}\n`);
