import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column } from "../../theme/column.ts";
import { titleText } from "../../theme/layout.css.ts";
import { colour, lightColours, tokens } from "../../theme/tokens.css.ts";

/** The guide as it would lie on a desk: its cover, and half upon it the page with its contents. It is beside the words or not at all. */
export const sheets = style({
  display: "none",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  width: "100%",
  maxWidth: tokens.width.narrow,
  paddingBottom: tokens.space.huge,
  "@container": { [breakpoint.desktop]: { display: "grid" } },
  "@media": { print: { display: "none" } },
});

/** A sheet of A4, seen from the front. */
const sheet = style({
  gridRow: 1,
  ...column,
  gap: tokens.space.base,
  aspectRatio: "210 / 297",
  padding: tokens.space.wide,
  borderRadius: tokens.radius.small,
  boxShadow: tokens.shadow.header,
});

export const cover = style([
  sheet,
  {
    gridColumn: "1 / span 8",
    overflow: "hidden",
    isolation: "isolate",
    border: `${tokens.line.thin} solid ${colour.soft}`,
  },
]);

export const coverTitle = style([titleText, { fontSize: tokens.size.heading3, textWrap: "balance" }]);

/** The other sheet lies upon the cover's right half. */
globalStyle(`${cover} > ${coverTitle}`, { maxWidth: "50%", fontSize: tokens.size.heading4 });

export const page = style([
  lightColours,
  sheet,
  {
    position: "relative",
    top: tokens.space.huge,
    gridColumn: "5 / -1",
    backgroundColor: colour.raised,
    color: colour.text,
  },
]);

export const pageLine = style({
  paddingBlock: tokens.space.small,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  fontSize: tokens.size.small,
  lineHeight: "1.3",
});
