import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, columns } from "../../theme/column.ts";
import { largeNumber } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** The quotation, with the measured change beside it on wide screens. */
export const proof = style({
  ...column,
  gap: tokens.space.large,
  "@container": { [breakpoint.desktop]: { ...columns(7, 5), columnGap: tokens.space.huge, alignItems: "center" } },
});

export const quote = style({ ...column, gap: tokens.space.base });
globalStyle(`${quote} > blockquote`, {
  maxWidth: tokens.width.title,
  fontSize: tokens.size.entry,
  textWrap: "balance",
});

export const measured = style({ ...column, gap: tokens.space.base, alignItems: "flex-start" });
export const counted = style([largeNumber, { display: "block", fontSize: tokens.size.display, color: colour.accent }]);
