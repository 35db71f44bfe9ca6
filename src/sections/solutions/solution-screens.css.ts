import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth, isSwiped } from "../../components/grid.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, columns, equalColumns } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

const isWide = `(min-width: ${frameWidth.four})`;

export const list = style({
  display: "grid",
  "@container": {
    [`(min-width: ${frameWidth.two})`]: { ...equalColumns(2), gap: tokens.space.base },
    [isWide]: { gap: tokens.space.wide },
  },
});

/** The words are above the screen, or beside it on wide screens. */
export const solution = style({
  ...column,
  minWidth: 0,
  overflow: "hidden",
  borderRadius: tokens.radius.large,
  backgroundColor: colour.raised,
  "@container": {
    [isSwiped]: { display: "grid", gridRow: "span 2", gridTemplateRows: "subgrid" },
    [isWide]: columns(5, 8),
  },
});

export const words = style({
  ...column,
  gap: tokens.space.tiny,
  padding: tokens.space.wide,
  "@container": { [breakpoint.mobile]: { paddingBlock: `${tokens.space.base} ${tokens.space.small}` } },
});

export const link = style({ color: "inherit", textDecoration: "none" });

/** The arrow is in the space behind the last word. It takes no width, so it is never alone on a line. */
export const linkWords = style({ paddingInlineEnd: `calc(${tokens.width.icon} + ${tokens.space.tight})` });
globalStyle(`${linkWords} + svg`, {
  display: "inline-block",
  maxWidth: "none",
  marginInlineStart: `calc(-1 * ${tokens.width.icon})`,
});

globalStyle(`${solution} > figure`, { flex: 1, borderRadius: 0 });
