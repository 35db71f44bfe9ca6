import { globalStyle, style } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { panel, titleText } from "../theme/layout.css.ts";
import { colour, tokens } from "../theme/tokens.css.ts";
import { frameWidth } from "./grid.css.ts";

const HAS_MARGIN = `(min-width: ${frameWidth.sum})`;

export const sheet = style([panel, { containerType: "inline-size", backgroundColor: colour.raised }]);

export const caption = style({
  ...column,
  gap: tokens.space.tiny,
  padding: `${tokens.space.base} ${tokens.space.wide}`,
  borderBottom: `${tokens.line.thick} solid ${colour.text}`,
});

export const title = style([titleText, { fontSize: tokens.size.heading4, textWrap: "balance" }]);

export const rows = style({ fontVariantNumeric: "tabular-nums" });

/**
 * The ruled margin of a field book is between what a line is and what it says, where there is room for both; with large
 * letters on a phone one is above the other.
 */
export const entry = style({
  ...column,
  "@container": {
    [HAS_MARGIN]: {
      display: "grid",
      gridTemplateColumns: `calc(${tokens.width.slim} + ${tokens.space.wide}) minmax(0, 1fr)`,
    },
  },
});
globalStyle(`${entry} + ${entry}`, { borderTop: `${tokens.line.thin} solid ${colour.line}` });
globalStyle(`${entry} > dt`, {
  padding: `${tokens.space.small} ${tokens.space.tight} 0 ${tokens.space.wide}`,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  lineHeight: "1.8",
  color: colour.accent,
  "@container": {
    [HAS_MARGIN]: {
      paddingBottom: tokens.space.small,
      borderInlineEnd: `${tokens.line.thin} solid ${colour.accent}`,
    },
  },
});

export const text = style({
  fontSize: tokens.size.note,
  padding: `0 ${tokens.space.wide} ${tokens.space.small}`,
  lineHeight: "1.5",
  "@container": {
    [HAS_MARGIN]: { padding: `${tokens.space.small} ${tokens.space.wide} ${tokens.space.small} ${tokens.space.base}` },
  },
});
