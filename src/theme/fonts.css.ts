import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import bricolageGrotesque from "@capsizecss/metrics/bricolageGrotesque";
import hankenGrotesk from "@capsizecss/metrics/hankenGrotesk";
import { globalFontFace } from "@vanilla-extract/css";
import bricolageFile from "./fonts/bricolage.woff2";
import hankenFile from "./fonts/hanken.woff2";

/**
 * Preloaded, and "optional": a page whose fonts come too late for its first paint stays in the fallback, so that no line
 * breaks anew under a reader's eyes; the next page has them from the cache. Made by scripts/make-fonts.ts.
 */
for (const [name, file] of [
  ["Bricolage", bricolageFile],
  ["Hanken", hankenFile],
] as const) {
  globalFontFace(name, { src: `url(${file}) format("woff2")`, fontWeight: "400 650", fontDisplay: "optional" });
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
