import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, columns, equalColumns } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

const isWide = `(min-width: ${frameWidth.four})`;
const onPhones = `(${frameWidth.sum} <= width < ${frameWidth.two})`;

/** On phones a row to swipe, from edge to edge, which shows that there is a next one; a column with very large letters. */
export const list = style({
  display: "grid",
  gap: tokens.space.large,
  "@container": {
    [`(min-width: ${frameWidth.two})`]: { ...equalColumns(2), gap: tokens.space.base },
    [isWide]: { gap: tokens.space.wide },
    [onPhones]: {
      "@media": {
        screen: {
          gridAutoFlow: "column",
          gridAutoColumns: "86%",
          gap: tokens.space.small,
          marginInline: `calc(-1 * ${tokens.space.gutter})`,
          paddingInline: tokens.space.gutter,
          overflowX: "auto",
          scrollSnapType: "x mandatory",
          scrollPaddingInline: tokens.space.gutter,
        },
      },
    },
  },
});

/** The words are above the screen, or beside it on wide screens. */
export const solution = style({
  ...column,
  minWidth: 0,
  scrollSnapAlign: "start",
  overflow: "hidden",
  borderRadius: tokens.radius.large,
  backgroundColor: colour.raised,
  "@container": { [isWide]: columns(5, 8) },
});

export const words = style({
  ...column,
  gap: tokens.space.tiny,
  padding: tokens.space.wide,
  "@container": { [breakpoint.mobile]: { paddingBlock: `${tokens.space.base} ${tokens.space.small}` } },
});

/** The arrow follows the last word. */
export const link = style({ color: "inherit", textDecoration: "none" });
globalStyle(`${link} > svg`, { display: "inline-block", marginInlineStart: tokens.space.tight });

globalStyle(`${solution} > figure`, { flex: 1, borderRadius: 0 });
