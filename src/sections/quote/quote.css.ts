import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
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

const quote = style({ ...column, gap: tokens.space.base });
globalStyle(`${quote} > blockquote`, { maxWidth: tokens.width.title, textWrap: "balance" });

/** A customer of another trade is quoted in a quotation's usual size. */
export const quotes = styleVariants({ small: [quote], large: [quote] });
globalStyle(`${quotes.large} > blockquote`, { fontSize: tokens.size.entry });

export const measured = style({ ...column, gap: tokens.space.base, alignItems: "flex-start" });
const number = style([largeNumber, { display: "block", color: colour.accent }]);
export const counted = styleVariants({
  small: [number, { fontSize: tokens.size.heading2 }],
  large: [number, { fontSize: tokens.size.display }],
});
