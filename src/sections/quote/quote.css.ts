import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, columns } from "../../theme/column.ts";
import { largeNumber } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** Tablets, and wider. */
const besideEachOther = `(min-width: ${frameWidth.two})`;

/** The quotation, with the measured change beside it where both fit. */
export const proof = style({
  ...column,
  gap: tokens.space.large,
  "@container": {
    [besideEachOther]: { ...columns(1, 1), alignItems: "center" },
    [breakpoint.desktop]: { ...columns(7, 5), columnGap: tokens.space.huge },
  },
});

export const quote = style({ ...column, gap: tokens.space.base });
globalStyle(`${quote} > blockquote`, {
  maxWidth: tokens.width.title,
  fontSize: tokens.size.entry,
  textWrap: "balance",
});

export const measured = style({ ...column, gap: tokens.space.base, alignItems: "flex-start" });
export const counted = style([largeNumber, { display: "block", fontSize: tokens.size.display, color: colour.accent }]);
