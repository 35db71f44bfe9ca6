/**
 * Draws the decorative backgrounds into public/images/background/.
 * Usage: node scripts/make-backgrounds.ts, after a change of the contour generator.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { drawnBackgrounds } from "./contours/backgrounds.ts";

for (const [address, draw] of drawnBackgrounds()) {
  const file = join("public", address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, draw());
}
