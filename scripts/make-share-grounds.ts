/**
 * Draws what share pictures are put upon, into scripts/share-picture/grounds/.
 * Usage: node scripts/make-share-grounds.ts, after a change of the lands or of their colours.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { LANDS } from "./contours/lands.ts";
import { drawGround, groundFile } from "./share-picture/grounds.ts";

for (let land = 0; land < LANDS; land += 1) {
  const file = groundFile(land);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await drawGround(land));
}
