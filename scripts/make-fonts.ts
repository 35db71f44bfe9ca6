/**
 * Cuts the site's fonts down to the characters, weights and features it uses. Run it by hand after a change to
 * src/theme/fonts/characters.ts or an upgrade of the typefaces; its output is committed.
 *
 *     node scripts/make-fonts.ts
 */
import { mkdir, writeFile } from "node:fs/promises";
import { PARTS, subset } from "./fonts.ts";
import { typefaces } from "./typefaces.ts";

const FOLDER = new URL("../src/theme/fonts/", import.meta.url);

await mkdir(FOLDER, { recursive: true });
for (const [name, typeface] of Object.entries(typefaces)) {
  for (const { ending, characters } of PARTS) {
    const font = await subset(typeface, characters);
    await writeFile(new URL(`${name}${ending}.woff2`, FOLDER), font);
    console.log(`${(name + ending).padEnd(20)} ${font.length} bytes`);
  }
}
