import { style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { media } from "../../theme/media.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** On a dark background; strokes follow the drawing's scale, not the window's. */
export const frame = style({
  width: "100%",
  aspectRatio: "300 / 198",
  "@container": {
    [breakpoint.desktop]: {
      flex: 1,
      minHeight: tokens.width.figure,
      aspectRatio: "auto",
      maskImage: "linear-gradient(to right, transparent 4%, black 60%)",
    },
  },
  "@media": { [media.forcedColours]: { maskImage: "none" } },
});

/** Drawings keep their colours with forced colours, unless they opt in to the visitor's own. */
const forced = (fill: string, stroke: string, strokeOpacity = 1) => ({
  "@media": { [media.forcedColours]: { fill, stroke, strokeOpacity } },
});

export const parks = style({
  fill: `color-mix(in oklab, ${colour.action} 9%, ${colour.base})`,
  "@media": { [media.forcedColours]: { fill: "none" } },
});

export const town = style({
  fill: colour.base,
  stroke: colour.soft,
  strokeWidth: 0.9,
  ...forced("none", "CanvasText"),
});

export const streets = style({
  fill: "none",
  stroke: colour.line,
  strokeWidth: 0.6,
  ...forced("none", "CanvasText", 0.4),
});

export const square = style({
  fill: `color-mix(in oklab, ${colour.action} 30%, ${colour.base})`,
  stroke: colour.action,
  strokeWidth: 0.8,
  ...forced("none", "CanvasText"),
});

export const river = style({
  fill: "none",
  stroke: `color-mix(in oklab, ${colour.action} 45%, ${colour.base})`,
  strokeWidth: 7,
  strokeLinecap: "round",
  ...forced("none", "CanvasText", 0.4),
});

export const mainStreet = style({
  fill: "none",
  stroke: colour.accent,
  strokeWidth: 1.6,
  ...forced("none", "Highlight"),
});

/** The office's tower, and the window that is lit in it. */
export const tower = style({
  fill: colour.base,
  stroke: colour.accent,
  strokeWidth: 1.4,
  ...forced("Canvas", "Highlight"),
});
export const lit = style({ fill: colour.accent, ...forced("Highlight", "none") });

/** Names are in the plan's own units, which are smaller the narrower it is shown. A halo keeps lines out of their letters. */
export const place = style({
  fill: colour.text,
  stroke: colour.base,
  strokeWidth: "0.4em",
  strokeLinejoin: "round",
  paintOrder: "stroke",
  fontSize: 11,
  fontWeight: tokens.weight.medium,
  "@container": {
    [`(min-width: ${frameWidth.two})`]: { fontSize: 6.5 },
    [breakpoint.desktop]: { fontSize: 4.7 },
  },
  "@media": { [media.forcedColours]: { fill: "CanvasText", stroke: "Canvas" } },
});

export const marked = style({
  fill: colour.accent,
  fontWeight: tokens.weight.strong,
  "@media": { [media.forcedColours]: { fill: "CanvasText" } },
});
