import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, equalColumns } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

const hasRoom = `(min-width: ${frameWidth.two})`;
const inRow = `(min-width: ${frameWidth.four})`;

export const list = style({
  ...column,
  gap: tokens.space.large,
  "@container": {
    [hasRoom]: equalColumns(2),
    [inRow]: { gridTemplateColumns: `repeat(auto-fit, minmax(${frameWidth.words}, 1fr))` },
  },
});

/** The face beside the words; where there is less room, beside the name. */
export const person = style({ display: "flow-root" });
globalStyle(`${person} > span`, { float: "inline-start", marginInlineEnd: tokens.space.wide });
// It doesn't wrap around the face.
globalStyle(`${person} > :last-child`, {
  overflow: "hidden",
  "@container": { [breakpoint.mobile]: { clear: "both", paddingTop: tokens.space.small } },
});

// Several people are in a row, each below their face.
globalStyle(`${person}:not(:only-child)`, { "@container": { [hasRoom]: { paddingTop: 0, borderTop: 0 } } });
globalStyle(`${person}:not(:only-child) > span`, {
  "@container": {
    [hasRoom]: {
      float: "none",
      width: "100%",
      height: "auto",
      minHeight: tokens.width.label,
      margin: `0 0 ${tokens.space.base}`,
    },
  },
});
globalStyle(`${person}:not(:only-child) img`, {
  "@container": {
    [hasRoom]: { height: "auto", aspectRatio: "4 / 3", objectPosition: "bottom" },
    [inRow]: { aspectRatio: "1" },
  },
});
/** A person alone is shown large. */
globalStyle(`${person}:only-child`, { gridColumn: "1 / -1", maxWidth: tokens.width.title });
globalStyle(`${person}:only-child > span`, {
  "@container": { [hasRoom]: { width: tokens.width.figure, height: "auto" } },
});
globalStyle(`${person}:only-child > :last-child`, {
  "@container": { [hasRoom]: { fontSize: tokens.size.lead, lineHeight: "1.5" } },
});

export const role = style({
  color: colour.accent,
  fontWeight: tokens.weight.medium,
  paddingBottom: tokens.space.small,
});
