import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { column, equalColumns } from "../theme/column.ts";
import { titleText } from "../theme/layout.css.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

/** In a row on computers. */
export const list = style({
  ...column,
  "@container": { [breakpoint.desktop]: { ...equalColumns(3), gap: tokens.space.wide } },
});

/** The name is the term (dt), first in the source; the number is shown first, beside it or above it with large letters. */
export const metric = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${tokens.space.tiny} ${tokens.space.base}`,
  alignContent: "start",
  alignItems: "baseline",
  paddingBlock: tokens.space.small,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
});

export const value = style([
  titleText,
  { order: -1, flex: `0 1 ${tokens.width.column}`, fontSize: tokens.size.heading3, fontVariantNumeric: "tabular-nums" },
]);
globalStyle(`${value} > span`, { fontSize: tokens.size.heading4 });

export const name = style({
  flex: `1 1 ${tokens.width.column}`,
  color: colour.soft,
  fontSize: tokens.size.small,
  lineHeight: "1.45",
});
