import { style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column } from "../../theme/column.ts";
import { largeNumber } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** In a row above the screen. */
export const sums = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${tokens.space.base} ${tokens.space.large}`,
});

export const sum = style({
  ...column,
  color: colour.soft,
  lineHeight: "1.4",
  "@container": {
    [breakpoint.desktop]: {
      flexDirection: "row",
      alignItems: "baseline",
      gap: tokens.space.small,
    },
  },
});

export const value = style([
  largeNumber,
  {
    fontSize: tokens.size.heading2,
    color: colour.text,
  },
]);
