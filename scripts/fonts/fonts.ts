/**
 * Cuts the site's fonts down to the characters, weights and features it uses. Run it by hand after a change to src/theme/fonts/characters.ts or an upgrade of
 * the typefaces; its output is committed.
 *
 *     npm run fonts
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { PARTS, subset } from "./subset.ts";
import { typefaces } from "./typefaces.ts";

for (const [name, typeface] of Object.entries(typefaces))
  for (const { ending, characters } of PARTS)
    await write(`src/theme/fonts/${name}${ending}.woff2`, await subset(typeface, characters));

async function write(file: string, font: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, font);
  console.log(`${file} ${font.length} bytes`);
}
