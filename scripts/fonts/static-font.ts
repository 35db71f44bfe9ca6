import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { StaticFont } from "./typefaces.ts";

/** @returns the file of a font that PDF and pictures are set in, as `npm run fonts` has made it */
export function readStaticFont(name: StaticFont): Buffer {
  return readFileSync(staticFontFile(name));
}

/** @returns where that file is */
export function staticFontFile(name: StaticFont): string {
  return join(import.meta.dirname, "static", `${name}.ttf`);
}
