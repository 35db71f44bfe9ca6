import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column } from "../../theme/column.ts";
import { largeNumber } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

const besideOneAnother = `(min-width: ${frameWidth.two})`;

/** The result is largest; words and figure are below it on phones, beside it where they fit. */
export const row = style({
  display: "grid",
  gridTemplate: `"building result" auto "quote quote" auto "figure figure" auto / ${tokens.width.thumb} minmax(0, 1fr)`,
  gap: `${tokens.space.wide} ${tokens.space.base}`,
  alignItems: "center",
  "@container": {
    [breakpoint.narrow]: { gridTemplate: `"building" auto "result" auto "quote" auto "figure" auto / minmax(0, 1fr)` },
    [besideOneAnother]: {
      gridTemplate: `"building result figure" auto "quote quote quote" auto / ${tokens.width.column} minmax(0, 7fr) minmax(0, 6fr)`,
      columnGap: tokens.space.large,
    },
    [breakpoint.desktop]: {
      gridTemplate: `"building result quote figure" auto / ${tokens.width.drawing} minmax(0, 8fr) minmax(0, 12fr) minmax(0, 5fr)`,
    },
  },
});

export const building = style({ gridArea: "building" });
/** The building alone, without the sky above it. */
globalStyle(`${building} img`, { aspectRatio: "1", objectFit: "cover", objectPosition: "bottom" });

export const result = style({ gridArea: "result", fontSize: tokens.size.note, lineHeight: "1.45" });

export const quote = style({
  gridArea: "quote",
  ...column,
  gap: tokens.space.small,
  fontSize: tokens.size.small,
  lineHeight: "1.4",
  "@container": {
    [breakpoint.desktop]: {
      paddingInlineStart: tokens.space.large,
      borderInlineStart: `${tokens.line.thin} solid ${colour.line}`,
    },
  },
});

/** The number is beside its words, or above them in a narrow column. */
export const figure = style({
  gridArea: "figure",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${tokens.space.tiny} ${tokens.space.base}`,
  alignItems: "center",
  fontSize: tokens.size.small,
  lineHeight: "1.4",
  "@container": {
    [besideOneAnother]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      paddingInlineStart: tokens.space.large,
      borderInlineStart: `${tokens.line.thin} solid ${colour.line}`,
    },
  },
});

export const value = style([largeNumber, { fontSize: tokens.size.heading2 }]);

export const scope = style({ display: "block", color: colour.soft });
