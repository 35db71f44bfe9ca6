import { style } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { column } from "../theme/column.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

export const statistics = style({
  width: "100%",
  display: "grid",
  gap: `${tokens.space.large} ${tokens.space.wide}`,
  // Two columns, or one with very large letters.
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${tokens.width.label}, 50% - ${tokens.space.wide}), 1fr))`,
  "@container": {
    [breakpoint.desktop]: { gridTemplate: "none", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
  },
});

export const statistic = style({
  ...column,
  alignContent: "start",
  gap: tokens.space.tight,
  paddingTop: tokens.space.base,
  borderTop: `${tokens.line.thick} solid ${colour.accent}`,
});

export const value = style({
  display: "block",
  color: colour.accent,
  fontSize: tokens.size.heading2,
  textWrap: "balance",
  // The dot of "$2.4M" is as wide as a figure otherwise.
  fontVariantNumeric: "normal",
});
