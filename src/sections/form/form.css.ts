import { style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** The page's width beside a narrow column. */
const REST = `calc(${tokens.width.page} - 2 * ${tokens.space.gutter} - ${tokens.width.narrow})`;

/** Rows for the left column: the heading, and more sections than such a page has. */
const ROWS = "repeat(11, auto) 1fr";

/**
 * On a phone the sections are in source order. On wide screens the form is to their right, from the page's
 * title on; the left column has nothing focusable, so the tab order matches the visual order. The
 * columns are those of the page's container, and its margins.
 */
export const stage = style({
  display: "grid",
  gridTemplateColumns: `${tokens.space.gutter} minmax(0, 1fr) ${tokens.space.gutter}`,
  paddingBottom: tokens.space.wide,
  "@container": {
    [breakpoint.desktop]: {
      gridTemplateColumns: `minmax(${tokens.space.gutter}, 1fr) minmax(0, ${tokens.width.narrow}) minmax(0, ${REST}) minmax(${tokens.space.gutter}, 1fr)`,
      gridTemplateRows: ROWS,
      alignItems: "start",
    },
  },
});

/** The hero spans the window, behind the form. */
export const stageTop = style({ gridColumn: "1 / -1", "@container": { [breakpoint.desktop]: { gridRow: 1 } } });

/** The form is what the page is for, so only it is in a card. */
export const sheet = style({
  position: "relative",
  gridColumn: 2,
  marginTop: tokens.space.huge,
  padding: `min(${tokens.space.huge}, 6vw)`,
  backgroundColor: colour.raised,
  borderRadius: tokens.radius.base,
  boxShadow: tokens.shadow.raised,
  "@container": {
    [breakpoint.desktop]: { gridColumn: 3, gridRow: "1 / -1", marginTop: tokens.space.hero },
  },
});

export const asidePart = style({
  ...column,
  gap: tokens.space.tight,
  selectors: { "li&": { paddingTop: tokens.space.base, borderTop: `${tokens.line.thin} solid ${colour.line}` } },
});
