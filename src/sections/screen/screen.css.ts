import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, columns } from "../../theme/column.ts";
import { largeNumber } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const alone = style({ width: "100%" });

/** Numbers above the screen, or at its right, each as high as the others. */
export const besideSums = style([
  alone,
  {
    ...column,
    gap: tokens.space.large,
    "@container": { [breakpoint.desktop]: { ...columns(9, 3), columnGap: tokens.space.section } },
  },
]);
globalStyle(`${besideSums} > figure`, { "@container": { [breakpoint.desktop]: { gridArea: "1 / 1" } } });

export const sums = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${tokens.space.base} ${tokens.space.large}`,
  "@container": { [breakpoint.desktop]: { ...column, flexWrap: "nowrap", gap: 0 } },
});

export const sum = style({
  ...column,
  color: colour.soft,
  lineHeight: "1.4",
  "@container": {
    [breakpoint.desktop]: {
      flexGrow: 1,
      justifyContent: "center",
      borderTop: `${tokens.line.thin} solid ${colour.line}`,
      ":first-child": { border: 0 },
    },
  },
});

export const value = style([
  largeNumber,
  {
    fontSize: tokens.size.heading2,
    color: colour.text,
    "@container": { [breakpoint.desktop]: { fontSize: tokens.size.number } },
  },
]);
