import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column } from "../../theme/column.ts";
import { titleText } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** Two columns, or one with very large letters; all facts in one row on wide screens. */
export const strip = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${tokens.width.label}, 50% - ${tokens.space.base}), 1fr))`,
  gap: `${tokens.space.wide} ${tokens.space.base}`,
  "@container": {
    [breakpoint.desktop]: {
      gridTemplate: "none",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      columnGap: tokens.space.wide,
    },
  },
});

/** With an odd number in two columns, the last one is as wide as both. */
globalStyle(`${strip} > :last-child:nth-child(odd)`, {
  gridColumn: "1 / -1",
  "@container": { [breakpoint.desktop]: { gridColumn: "auto" } },
});

export const entry = style({
  ...column,
  gap: tokens.space.tiny,
  paddingTop: tokens.space.small,
  borderTop: `${tokens.line.thick} solid ${colour.accent}`,
  fontSize: tokens.size.small,
});

const value = style([titleText, { fontVariantNumeric: "tabular-nums", textWrap: "balance" }]);

export const values = styleVariants({
  short: [value, { fontSize: tokens.size.item }],
  long: [value, { fontSize: tokens.size.heading4 }],
});
