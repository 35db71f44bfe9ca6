import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

/** Stands on the night ground; the lines' widths follow the drawing, not the window. */
export const frame = style({
  width: "100%",
  height: "100%",
  minHeight: tokens.width.figure,
  "@media": { [media.desktop]: { maskImage: "linear-gradient(to right, transparent, black 45%)" } },
});

export const parks = style({
  fill: `color-mix(in oklab, ${ground.action} 9%, ${ground.base})`,
  "@media": { [media.forcedColours]: { fill: "none" } },
});

export const town = style({ fill: ground.base, stroke: ground.soft, strokeWidth: 1.4 });

export const streets = style({ fill: "none", stroke: ground.line, strokeWidth: 0.9 });

export const square = style({
  fill: `color-mix(in oklab, ${ground.action} 30%, ${ground.base})`,
  stroke: ground.action,
  strokeWidth: 0.8,
});

export const river = style({
  fill: "none",
  stroke: `color-mix(in oklab, ${ground.action} 45%, ${ground.base})`,
  strokeWidth: 7,
  strokeLinecap: "round",
});

export const mainStreet = style({ fill: "none", stroke: ground.accent, strokeWidth: 1.6 });

export const cross = style({ fill: ground.base, stroke: ground.accent, strokeWidth: 2 });
