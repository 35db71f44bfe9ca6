import { style, styleVariants } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { column } from "../../theme/column.ts";
import { titleText } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const legend = style({ display: "flex", flexWrap: "wrap", gap: `${tokens.space.tight} ${tokens.space.wide}` });

export const key = style({
  display: "flex",
  alignItems: "center",
  gap: tokens.space.tight,
  fontSize: tokens.size.small,
});

export const swatch = style({ flex: "none", width: tokens.width.icon, height: tokens.width.dot });

/** The colours of the parts, in order. */
export const fills = styleVariants({
  first: { fill: colour.action },
  second: { fill: colour.accent },
  third: { fill: colour.soft },
});

export const bars = style({ ...column, gap: tokens.space.large, width: "100%" });

export const bar = style({ ...column, gap: tokens.space.tight });

export const total = style([
  titleText,
  { fontSize: tokens.size.entry, color: colour.text, fontVariantNumeric: "tabular-nums" },
]);

export const drawing = style({
  display: "block",
  width: "100%",
  height: tokens.space.large,
  "@container": { [`(min-width: ${frameWidth.two})`]: { height: tokens.space.huge } },
});
