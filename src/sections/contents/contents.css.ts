import { globalStyle, style } from "@vanilla-extract/css";
import { tab } from "../../components/tab.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { stickyHeight } from "../../theme/layout.css.ts";
import { media } from "../../theme/media.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

const below = `${tokens.line.thin} solid ${colour.line}`;

export const bar = style({
  display: "none",
  "@container": {
    [breakpoint.desktop]: {
      display: "block",
      position: "sticky",
      top: tokens.width.header,
      zIndex: tokens.layer.bar,
      backgroundColor: colour.base,
      borderBottom: below,
    },
  },
});

/**
 * Sticky elements and anchors keep clear of the bar. The root can't query the page's
 * width: with large letters on a wide screen it keeps clear of a bar that isn't there.
 */
globalStyle(`html:has(${bar})`, {
  "@media": { [media.desktop]: { vars: { [stickyHeight]: `calc(${tokens.width.header} + ${tokens.width.row})` } } },
});

export const list = style({
  display: "flex",
  justifyContent: "space-between",
  columnGap: tokens.space.wide,
});

export const link = style([tab, { color: colour.soft, fontSize: tokens.size.small }]);

export const folded = style({
  borderBottom: below,
  "@container": { [breakpoint.desktop]: { display: "none" } },
});

export const narrowLink = style({
  display: "flex",
  alignItems: "center",
  minHeight: tokens.width.target,
  borderTop: below,
  color: colour.text,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});
