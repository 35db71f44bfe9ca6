import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { unpacked } from "./font-tables.ts";

const require = createRequire(import.meta.url);

/** The headings' type, in the weight that is nearest to theirs. */
const FILE = "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff";

let loaded: Font | undefined;

/** @returns the font that words in pictures are drawn with */
export function headingFont(): Font {
  loaded ??= create(unpacked(readFileSync(require.resolve(FILE))));
  return loaded;
}
