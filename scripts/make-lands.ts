/**
 * Carves and traces the lands that illustrations and share pictures show parts of, into scripts/contours/lands/.
 * Usage: node scripts/make-lands.ts, after a change of the contour generator.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { LANDS, landFile } from "./contours/lands.ts";
import { drawLand } from "./contours/pictures.ts";

for (let number = 0; number < LANDS; number += 1) {
  const file = landFile(number);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(drawLand(`land ${number}`), null, 2)}\n`);
}
