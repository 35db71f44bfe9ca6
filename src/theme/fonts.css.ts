import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import bricolageGrotesque from "@capsizecss/metrics/bricolageGrotesque";
import hankenGrotesk from "@capsizecss/metrics/hankenGrotesk";
import { globalFontFace } from "@vanilla-extract/css";
import bricolageFile from "./fonts/bricolage.woff2";
import bricolageFurtherFile from "./fonts/bricolage-further.woff2";
import { FURTHER_CHARACTERS, unicodeRange } from "./fonts/characters.ts";
import hankenFile from "./fonts/hanken.woff2";
import hankenFurtherFile from "./fonts/hanken-further.woff2";

/**
 * Preloaded, and "optional": a page whose fonts come too late for its first paint stays in the fallback, so that no line
 * breaks anew under a reader's eyes; the next page has them from the cache. Letters that hardly a page has are in files of their
 * own: the earlier the others come, the more visitors see them. Nothing preloads those, and a word of two typefaces is worse than a
 * letter that changes, so they are "swap". Made by scripts/make-fonts.ts.
 *
 * They are families of their own: to Chromium a family of two files is on its way as long as one of them is, and every text in it is
 * laid out anew with each font that comes, whatever its family.
 */
for (const [name, file, furtherFile] of [
  ["Bricolage", bricolageFile, bricolageFurtherFile],
  ["Hanken", hankenFile, hankenFurtherFile],
] as const) {
  const fontWeight = "400 650";
  globalFontFace(name, { src: `url(${file}) format("woff2")`, fontWeight, fontDisplay: "optional" });
  globalFontFace(`${name} Further`, {
    src: `url(${furtherFile}) format("woff2")`,
    unicodeRange: unicodeRange(FURTHER_CHARACTERS),
    fontWeight,
    fontDisplay: "swap",
  });
}

/** Fallbacks stretched to the same metrics, so that nothing moves when the fonts arrive. */
for (const [name, metrics] of [
  ["Bricolage Fallback", bricolageGrotesque],
  ["Hanken Fallback", hankenGrotesk],
] as const) {
  const { fontFaces } = createFontStack([metrics, arial], { fontFaceFormat: "styleObject" });
  for (const { "@font-face": face } of fontFaces) {
    globalFontFace(name, {
      src: face.src,
      ascentOverride: face.ascentOverride,
      descentOverride: face.descentOverride,
      lineGapOverride: face.lineGapOverride,
      sizeAdjust: face.sizeAdjust,
    });
  }
}
