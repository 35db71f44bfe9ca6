import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth, isSwiped } from "../../components/grid.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, equalColumns } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

const isWide = `(min-width: ${frameWidth.four})`;
const inPairs = `(min-width: ${frameWidth.two})`;

export const list = style({
  display: "grid",
  "@container": {
    [inPairs]: { ...equalColumns(2), gap: tokens.space.base },
    [isWide]: { gap: tokens.space.wide },
  },
});

/** The words are above the screen. Screens in a row begin and end in a line. */
export const solution = style({
  ...column,
  minWidth: 0,
  overflow: "hidden",
  borderRadius: tokens.radius.large,
  backgroundColor: colour.raised,
  "@container": {
    [isSwiped]: { gridRow: "span 2" },
    [inPairs]: { display: "grid", gridRow: "span 2", gridTemplateRows: "subgrid", gap: 0 },
  },
});

export const words = style({
  ...column,
  gap: tokens.space.tiny,
  padding: `${tokens.space.wide} ${tokens.space.wide} ${tokens.space.base}`,
  fontSize: tokens.size.note,
  lineHeight: "1.5",
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

/** Cut where they say enough. */
globalStyle(`${solution} > figure`, {
  borderRadius: 0,
  "@container": { [isSwiped]: { flex: "1 1 0", minHeight: "15.5em" }, [isWide]: { maxHeight: "13em" } },
});
