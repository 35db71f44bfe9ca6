import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { wrappingRow } from "../theme/layout.css.ts";
import { media } from "../theme/media.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

export const figure = style({
  ...column,
  gap: tokens.space.base,
  "@media": { print: { maxWidth: tokens.width.narrow } },
});

export const amounts = style({ display: "flex", flexWrap: "wrap", gap: `0 ${tokens.space.huge}` });

export const figures = styleVariants({ before: { color: colour.soft }, after: { color: colour.action } });

/** Outlined drawings use the visitor's own colour with forced colours. */
export const field = style({ width: "100%", color: colour.action, viewTimelineName: "--figure" });

const marks = style({ fill: "none", stroke: "currentColor" });

const fading = keyframes({ from: { strokeOpacity: 0.65 } });
const appearing = keyframes({ from: { strokeOpacity: 0.3 } });

/**
 * Removed marks fade and added ones appear with scrolling, where browsers support it. The layers
 * differ from the start, for screenshots of the whole page.
 */
const followsScroll = (animationName: string) =>
  ({
    "@media": {
      [`screen and ${media.moving}`]: {
        "@supports": {
          "(animation-timeline: --figure)": {
            animationName,
            animationDuration: "auto",
            animationTimingFunction: "linear",
            animationFillMode: "both",
            animationTimeline: "--figure",
            animationRange: "contain 0% contain 40%",
          },
        },
      },
    },
  }) as const;

/** "now" and "gone" are parts of a decrease, "kept" and "won" of an increase, "whole" is the maximum. */
export const layers = styleVariants({
  whole: [marks, { strokeOpacity: 0.14 }],
  gone: [marks, { strokeOpacity: 0.3, ...followsScroll(fading) }],
  now: [marks],
  kept: [marks, { strokeOpacity: 0.5 }],
  won: [marks, followsScroll(appearing)],
});

export const legend = style([
  wrappingRow,
  { gap: `0 ${tokens.space.wide}`, fontSize: tokens.size.small, color: colour.soft },
]);

export const shade = style({ display: "inline-flex", alignItems: "center", gap: tokens.space.tight });

export const swatch = style({ width: tokens.width.dot, color: colour.action });

export const caption = style({
  fontSize: tokens.size.note,
  color: colour.soft,
  textWrap: "balance",
  "::first-letter": { textTransform: "uppercase" },
});
