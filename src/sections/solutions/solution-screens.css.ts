import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { column, equalColumns } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

const inPairs = `(min-width: ${frameWidth.two})`;

export const list = style({
  display: "grid",
  "@container": {
    [inPairs]: { ...equalColumns(2), gap: tokens.space.base },
  },
});

/** The words are above the screen. Screens in a row begin and end in a line. */
export const solution = style({
  ...column,
  gridRow: "span 2",
  overflow: "hidden",
  borderRadius: tokens.radius.large,
  backgroundColor: colour.raised,
  "@container": {
    [inPairs]: { display: "grid", gridTemplateRows: "subgrid", gap: 0 },
  },
});

export const words = style({
  ...column,
  gap: tokens.space.tiny,
  padding: `${tokens.space.base} ${tokens.space.wide}`,
  fontSize: tokens.size.note,
  lineHeight: "1.5",
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
