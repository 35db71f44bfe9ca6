import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { column, equalColumns } from "../theme/column.ts";
import { tokens } from "../theme/tokens.css.ts";

/**
 * Container widths from which the columns of a grid hold a comfortable line. Containers instead of windows,
 * since sections give their content different widths.
 */
export const frameWidth = {
  words: "15rem",
  sum: "18rem",
  table: "22rem",
  fields: "30rem",
  two: "38rem",
  three: "54rem",
  four: "62rem",
} as const;

/** The size container around a grid. */
export const frame = style({ containerType: "inline-size", width: "100%", minWidth: 0 });

/** The same around a long list: size containers don't break across printed pages. */
export const listFrame = style([frame, { "@media": { print: { containerType: "normal" } } }]);

const from = {
  two: `(min-width: ${frameWidth.two})`,
  three: `(min-width: ${frameWidth.three})`,
};

const grid = style(column);

/** The columns of a grid, if they fit. */
export const grids = styleVariants({
  one: [grid],
  two: [grid, { "@container": { [from.two]: equalColumns(2) } }],
  three: [grid, { "@container": { [from.three]: equalColumns(3) } }],
});

/** Where `swipe` is a row. */
export const isSwiped = `(${frameWidth.sum} <= width < ${frameWidth.two})`;

/**
 * On phones a row to swipe, from edge to edge, where so much of the next item is seen that it asks for it; a column with very
 * large letters. The rows of an item can be those of all.
 */
export const swipe = style({
  gap: tokens.space.small,
  "@container": {
    [isSwiped]: {
      "@media": {
        screen: {
          display: "grid",
          gridAutoFlow: "column",
          gridTemplateRows: "auto auto",
          gridAutoColumns: `calc(100% - ${tokens.space.huge})`,
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
globalStyle(`${swipe} > *`, { scrollSnapAlign: "start" });

/** With an odd number in two columns, the last one is as wide as both. */
globalStyle(`${grids.two} > :last-child:nth-child(odd)`, {
  "@container": { [from.two]: { gridColumn: "1 / -1" } },
});

export type GridColumns = keyof typeof grids;
