import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import bricolageGrotesque from "@capsizecss/metrics/bricolageGrotesque";
import hankenGrotesk from "@capsizecss/metrics/hankenGrotesk";
import bricolageFile from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
import hankenFile from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2";
import { globalFontFace } from "@vanilla-extract/css";

globalFontFace("Bricolage", {
  src: `url(${bricolageFile}) format("woff2")`,
  fontWeight: "200 800",
  fontDisplay: "swap",
});

globalFontFace("Hanken", {
  src: `url(${hankenFile}) format("woff2")`,
  fontWeight: "100 900",
  fontDisplay: "swap",
});

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
