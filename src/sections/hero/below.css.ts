import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { touchTarget, wrappingRow } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const platformLinks = style([wrappingRow, { gap: `0 ${tokens.space.wide}` }]);

// The links are in a line below what they are.
globalStyle(`${platformLinks} > p`, { "@container": { [breakpoint.mobile]: { width: "100%" } } });

export const platformLink = style([touchTarget, { color: colour.text }]);

/** The guide as it would lie on a desk below a lamp: the cover, and pages below it. */
export const guidePages = style({
  display: "flex",
  alignItems: "flex-start",
  width: "100%",
  maxWidth: tokens.width.narrow,
  padding: tokens.space.large,
  backgroundImage: `radial-gradient(circle at 30% 0, ${colour.lit}, ${colour.accent})`,
  borderRadius: tokens.radius.base,
});
globalStyle(`${guidePages} > img`, {
  flex: "none",
  width: "60%",
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.small,
  "@container": { [breakpoint.desktop]: { width: "66%" } },
});
// The cover is above the next page, which comes after it.
globalStyle(`${guidePages} > :first-child`, {
  position: "relative",
  zIndex: 1,
  rotate: "-3deg",
  boxShadow: tokens.shadow.stage,
});
globalStyle(`${guidePages} > :not(:first-child)`, {
  marginInlineStart: "-20%",
  rotate: "3deg",
  translate: `0 ${tokens.space.base}`,
  // Beside a form there is more height than width: the next page is further down.
  "@container": { [breakpoint.desktop]: { marginBlockStart: "28%", marginInlineStart: "-32%" } },
});
