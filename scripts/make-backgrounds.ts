/**
 * Draws the decorative backgrounds into public/images/background/, and the lines of heroes into src/layout/hero-lines.json.
 * Usage: node scripts/make-backgrounds.ts, after a change of the contour generator.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { drawnBackgrounds, drawnHeroLines, HERO_LINES_FILE } from "./contours/backgrounds.ts";

for (const [address, draw] of drawnBackgrounds()) {
  const file = join("public", address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, draw());
}
writeFileSync(HERO_LINES_FILE, drawnHeroLines());
