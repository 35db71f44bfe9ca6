import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { column, equalColumns } from "../theme/column.ts";

/**
 * Widths of a grid's own frame from which its columns hold a comfortable line. Frames and not windows are measured,
 * since the layouts of a section give their content different room.
 */
export const frameWidth = {
  words: "15rem",
  sum: "18rem",
  table: "22rem",
  two: "38rem",
  three: "54rem",
  four: "62rem",
} as const;

/** Around a grid: what it measures. */
export const frame = style({ containerType: "inline-size", width: "100%", minWidth: 0 });

/** The same around a list that may run on to the next page of a print, which what is measured never does. */
export const listFrame = style([frame, { "@media": { print: { containerType: "normal" } } }]);

const from = {
  two: `(min-width: ${frameWidth.two})`,
  three: `(min-width: ${frameWidth.three})`,
};

const grid = style(column);

/** The columns of a grid, where it has room for them. */
export const grids = styleVariants({
  one: [grid],
  two: [grid, { "@container": { [from.two]: equalColumns(2) } }],
  three: [grid, { "@container": { [from.three]: equalColumns(3) } }],
});

/** Of an odd number in two columns the last one is as wide as both. */
globalStyle(`${grids.two} > :last-child:nth-child(odd)`, {
  "@container": { [from.two]: { gridColumn: "1 / -1" } },
});

/** The name of a grid: its most columns. */
export type GridColumns = keyof typeof grids;
