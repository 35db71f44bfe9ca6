import { style, styleVariants } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { column, columns } from "../../theme/column.ts";
import { titleText } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const parts = style({ display: "flex", flexWrap: "wrap", gap: `${tokens.space.tiny} ${tokens.space.wide}` });

export const part = style({
  display: "flex",
  alignItems: "center",
  gap: tokens.space.tight,
  fontSize: tokens.size.small,
  fontVariantNumeric: "tabular-nums",
});

export const swatch = style({ flex: "none", width: tokens.width.icon, height: tokens.width.dot });

/** The colours of the parts, in order: what is paid for is the brightest. */
export const fills = styleVariants({
  first: { fill: colour.action },
  second: { fill: `color-mix(in oklab, ${colour.soft} 45%, ${colour.base})` },
  third: { fill: colour.accent },
});

/** What is left to the length of the first bar. */
export const saved = style({
  fill: "none",
  stroke: colour.action,
  strokeWidth: tokens.line.thick,
  strokeDasharray: "5 5",
  vectorEffect: "non-scaling-stroke",
});

export const bars = style({ ...column, width: "100%" });

/** The name and the total are left of the bar where there is room. */
export const bar = style({
  ...column,
  gap: tokens.space.tight,
  paddingBlock: tokens.space.wide,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  "@container": { [`(min-width: ${frameWidth.three})`]: { ...columns(4, 8), columnGap: tokens.space.huge } },
});

export const total = style([
  titleText,
  { fontSize: tokens.size.heading2, color: colour.text, fontVariantNumeric: "tabular-nums" },
]);

export const drawing = style({ display: "block", width: "100%", height: tokens.space.huge });

export const less = style([
  titleText,
  { paddingTop: tokens.space.base, fontSize: tokens.size.item, color: colour.action },
]);
