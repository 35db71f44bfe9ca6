import { globalStyle, style } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { titleText } from "../theme/layout.css.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

export const list = style(column);

/** The name is the term (dt), first in the source; the number is shown first, beside it or above it with large letters. */
export const metric = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${tokens.width.column}), 1fr))`,
  gap: `${tokens.space.tiny} ${tokens.space.base}`,
  alignItems: "baseline",
  paddingBlock: tokens.space.small,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
});

export const value = style([
  titleText,
  { order: -1, fontSize: tokens.size.heading3, fontVariantNumeric: "tabular-nums" },
]);
globalStyle(`${value} > span`, { fontSize: tokens.size.heading4 });
