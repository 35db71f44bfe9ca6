import { style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { apart, column, equalColumns } from "../../theme/column.ts";
import { touchTarget } from "../../theme/layout.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

const beside = `(${frameWidth.two} <= width < ${frameWidth.three})`;
const inRow = `(min-width: ${frameWidth.three})`;

export const list = style({
  "@container": { [beside]: { gap: tokens.space.wide }, [inRow]: { gap: tokens.space.large } },
});

/** The words are below the screen, or beside it on tablets. Screens in a row are as high as one another. */
export const card = style({
  ...column,
  minWidth: 0,
  gap: tokens.space.base,
  "@container": {
    [beside]: { ...equalColumns(2), alignItems: "center", columnGap: tokens.space.large },
    [inRow]: { display: "grid", gridRow: "span 2", gridTemplateRows: "subgrid" },
  },
});

export const words = style({ ...column, alignItems: "flex-start", gap: tokens.space.tiny });

/** Name and status in a line, if they fit. */
export const cardHead = style({ ...apart, width: "100%" });

export const link = style([touchTarget, { fontWeight: tokens.weight.strong, textDecoration: "none" }]);
