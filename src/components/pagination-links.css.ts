import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { topRule, wrappingRow } from "../theme/layout.css.ts";
import { media } from "../theme/media.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

export const pageLinks = style([
  topRule,
  wrappingRow,
  { justifyContent: "space-between", alignSelf: "stretch", gap: tokens.space.small },
]);

/** On phones the page numbers are in a separate row above the links to the neighbours. */
export const numbers = style({
  display: "flex",
  flexWrap: "wrap",
  order: -1,
  flexBasis: "100%",
  "@container": { [breakpoint.desktop]: { order: 0, flexBasis: "auto" } },
});

/** Like the blog's tabs: the current page is underlined. */
export const pageLink = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: tokens.space.tight,
  minHeight: tokens.width.row,
  minWidth: tokens.width.row,
  borderBottom: `${tokens.line.focus} solid transparent`,
  fontWeight: tokens.weight.medium,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
  ":hover": { borderBottomColor: colour.line },
  selectors: { "&[aria-current]": { color: colour.text, borderBottomColor: colour.action } },
  "@media": {
    [media.forcedColours]: {
      borderBottomColor: "Canvas",
      selectors: { "&[aria-current]": { borderBottomColor: "Highlight" } },
    },
  },
});

/** The arrow icon points forward, so this link has none. */
export const back = style({});
globalStyle(`${back} > svg`, { transform: "scaleX(-1)" });

export const gap = style({ alignSelf: "center", color: colour.soft });
