import { style } from "@vanilla-extract/css";
import { column } from "../../theme/column.ts";
import { largeNumber, titleText, touchTarget } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const frame = style({
  ...column,
  gap: tokens.space.tight,
  width: "100%",
  maxWidth: tokens.width.narrow,
});

export const gain = style([titleText, { fontSize: tokens.size.heading3 }]);
export const back = style([largeNumber, { color: colour.action }]);
export const bars = style({ width: "100%", height: tokens.space.wide });
export const amounts = style({ ...column, fontSize: tokens.size.note, lineHeight: "1.45" });

/** The name is the term (dt), first in the source; the amount is left of it, or above it with very large letters. */
export const entry = style({ display: "flex", flexWrap: "wrap", color: colour.soft });
export const name = style({ order: 1, flex: `1 1 ${tokens.width.label}` });
export const amount = style({
  display: "flex",
  alignItems: "center",
  gap: tokens.space.tight,
  alignSelf: "start",
  width: tokens.width.slim,
  color: colour.text,
  fontVariantNumeric: "tabular-nums",
});
export const swatch = style({ width: tokens.width.dot, height: tokens.width.dot });
export const working = style([touchTarget, { alignSelf: "start", color: colour.soft, fontSize: tokens.size.note }]);
