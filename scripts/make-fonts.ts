/**
 * Cuts the site's fonts down to the characters, weights and features it uses. Run it by hand after a change to
 * scripts/fonts.ts or an upgrade of the typefaces; its output is committed.
 *
 *     node scripts/make-fonts.ts
 */
import { mkdir, writeFile } from "node:fs/promises";
import { subset } from "./fonts.ts";
import { typefaces } from "./typefaces.ts";

const FOLDER = new URL("../src/theme/fonts/", import.meta.url);

await mkdir(FOLDER, { recursive: true });
for (const [name, typeface] of Object.entries(typefaces)) {
  const font = await subset(typeface);
  await writeFile(new URL(`${name}.woff2`, FOLDER), font);
  console.log(`${name.padEnd(10)} ${font.length} bytes`);
}
