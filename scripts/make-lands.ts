/**
 * Carves and traces the lands that illustrations and share pictures show, into scripts/contours/lands/, and those of
 * guides into scripts/guide/sheets.json.
 * Usage: node scripts/make-lands.ts, after a change of the contour generator.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { LANDS, landFile } from "./contours/lands.ts";
import { drawLand } from "./contours/pictures.ts";
import { drawSheets, keepSheets } from "./guide/contours.ts";

for (let number = 0; number < LANDS; number += 1) keep(landFile(number), drawLand(`land ${number}`));
keepSheets(drawSheets());

function keep(file: string, land: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(land, null, 2)}\n`);
}
