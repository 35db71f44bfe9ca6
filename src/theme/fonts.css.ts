import { globalFontFace } from "@vanilla-extract/css";
import bricolageFile from "./fonts/bricolage.woff2";
import bricolageFurtherFile from "./fonts/bricolage-further.woff2";
import { FURTHER_CHARACTERS, unicodeRange } from "./fonts/characters.ts";
import { fallbacksOf } from "./fonts/fallbacks.ts";
import hankenFile from "./fonts/hanken.woff2";
import hankenFurtherFile from "./fonts/hanken-further.woff2";

/**
 * The common letters are preloaded and mostly there for the first paint; later they replace letters of the same
 * width ("swap"). Rare letters are in separate files, to keep the others small. `npm run fonts` makes them.
 * They are separate families: Chromium treats a family as loading while any of its files is, and lays out all its text
 * again with each font that arrives.
 */
for (const [name, file, furtherFile] of [
  ["Bricolage", bricolageFile, bricolageFurtherFile],
  ["Hanken", hankenFile, hankenFurtherFile],
] as const) {
  const shown = { fontWeight: "400 650", fontDisplay: "swap" } as const;
  globalFontFace(name, { src: `url(${file}) format("woff2")`, ...shown });
  globalFontFace(`${name} Further`, {
    src: `url(${furtherFile}) format("woff2")`,
    unicodeRange: unicodeRange(FURTHER_CHARACTERS),
    ...shown,
  });
  for (const { family, faces } of fallbacksOf(name)) globalFontFace(family, faces);
}
