import { style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** The page's width beside a narrow column. */
const REST = `calc(${tokens.width.page} - 2 * ${tokens.space.gutter} - ${tokens.width.narrow})`;

/**
 * On a phone the form is below the heading. On wide screens it is at its right, on the same background, which is as
 * high as both. The columns are those of the page's container, and its margins.
 */
export const stage = style({
  display: "grid",
  gridTemplateColumns: `${tokens.space.gutter} minmax(0, 1fr) ${tokens.space.gutter}`,
  "@container": {
    [breakpoint.desktop]: {
      gridTemplateColumns: `minmax(${tokens.space.gutter}, 1fr) minmax(0, ${tokens.width.narrow}) minmax(0, ${REST}) minmax(${tokens.space.gutter}, 1fr)`,
    },
  },
});

/** The heading spans the window, behind the form. */
export const stageTop = style({
  display: "grid",
  gridColumn: "1 / -1",
  "@container": { [breakpoint.desktop]: { gridRow: 1 } },
});

/** The form is what the page is for, so only it is in a card. */
export const sheet = style({
  position: "relative",
  gridColumn: 2,
  marginBlock: `${tokens.space.huge} ${tokens.space.wide}`,
  padding: `min(${tokens.space.huge}, 6vw)`,
  backgroundColor: colour.raised,
  borderRadius: tokens.radius.base,
  boxShadow: tokens.shadow.raised,
  "@container": {
    [breakpoint.desktop]: { gridColumn: 3, gridRow: 1, alignSelf: "start", marginBlock: tokens.space.hero },
  },
});

export const asidePart = style({
  ...column,
  gap: tokens.space.tight,
  selectors: { "li&": { paddingTop: tokens.space.base, borderTop: `${tokens.line.thin} solid ${colour.line}` } },
});
