import { globalStyle, style } from "@vanilla-extract/css";
import { column } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const solutions = style({ ...column, width: "100%" });

export const solution = style({
  paddingBlock: `${tokens.space.wide} ${tokens.space.section}`,
  borderTop: `${tokens.line.thick} solid ${colour.text}`,
  selectors: { "&:last-child": { paddingBottom: 0 } },
});

export const facts = style({ width: "100%", fontVariantNumeric: "tabular-nums" });

/** Name beside value, or above it with very large letters. */
export const fact = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${tokens.space.base}`,
  paddingBlock: tokens.space.small,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
});
globalStyle(`${fact} > dt`, { flex: `2 1 ${tokens.width.slim}` });
globalStyle(`${fact} > dd`, { flex: `3 1 ${tokens.width.column}` });
