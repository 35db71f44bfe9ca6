import { globalStyle, style } from "@vanilla-extract/css";
import { touchTarget, wrappingRow } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const platformLinks = style([wrappingRow, { gap: `0 ${tokens.space.wide}` }]);

export const platformLink = style([touchTarget, { color: colour.text }]);

/** The guide as it would lie on a desk. */
export const guidePages = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: tokens.space.base,
  width: "100%",
  maxWidth: tokens.width.narrow,
});
globalStyle(`${guidePages} > img`, {
  width: "100%",
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.small,
});
