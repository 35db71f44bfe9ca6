import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** Letters twice as large on a phone: three columns would cut their words up. */
const LARGE_LETTERS = `(width < ${frameWidth.words})`;

/** Where a column for the rows' headers would leave the plans too little room. */
const BELOW = `(width < ${frameWidth.two})`;

/**
 * On a phone a row's header takes a line of its own, with the plans' values below it in columns, and the plans' names stay in sight. It remains a table to browsers, which tell that from the elements and not from their
 * display.
 */
export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  tableLayout: "fixed",
  fontVariantNumeric: "tabular-nums",
  "@container": { [BELOW]: { display: "block" } },
});

export const tableHead = style({
  "@container": {
    [BELOW]: { display: "block", position: "sticky", top: tokens.width.header, backgroundColor: colour.base },
    // Each value names its plan then.
    [LARGE_LETTERS]: { display: "none" },
  },
});

export const tableBody = style({ "@container": { [BELOW]: { display: "block" } } });

export const tableRow = style({
  "@container": { [BELOW]: { display: "flex", flexWrap: "wrap" }, [LARGE_LETTERS]: { display: "block" } },
});

const cell = {
  padding: `${tokens.space.base} ${tokens.space.base}`,
  borderBottom: `${tokens.line.thin} solid ${colour.line}`,
  textAlign: "start",
} as const;

const narrowCell = {
  flex: "1 1 0",
  minWidth: 0,
  padding: `${tokens.space.tight} ${tokens.space.tight} ${tokens.space.small}`,
  fontSize: tokens.size.small,
} as const;

/** The first plan's values are right below the row's header. */
const alignedFirst = { "&:nth-child(2)": { paddingInlineStart: 0 } } as const;

export const rowHead = style({
  ...cell,
  width: "30%",
  paddingInlineStart: 0,
  fontWeight: tokens.weight.medium,
  "@container": {
    [BELOW]: {
      width: "auto",
      flexBasis: "100%",
      padding: `${tokens.space.base} 0 0`,
      borderBottom: 0,
      fontWeight: tokens.weight.strong,
    },
  },
});

/** The head of the column of row headers: on a phone there is no such column. */
export const corner = style({
  ...cell,
  width: "30%",
  borderBottom: `${tokens.line.thick} solid ${colour.text}`,
  "@container": { [BELOW]: { position: "absolute", padding: 0, border: 0 } },
});

export const columnHead = style({
  ...cell,
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading4,
  fontWeight: tokens.weight.heading,
  borderBottom: `${tokens.line.thick} solid ${colour.text}`,
  hyphens: "auto",
  "@container": { [BELOW]: { ...narrowCell, selectors: alignedFirst } },
});

/** Below the plan's name, so that the columns can be told apart without scrolling back. */
export const columnPrice = style({
  display: "block",
  fontFamily: tokens.font.text,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.text,
  letterSpacing: 0,
  color: colour.soft,
});

export const value = style({ ...cell, "@container": { [BELOW]: { ...narrowCell, selectors: alignedFirst } } });
globalStyle(`${value}::before`, {
  "@container": { [LARGE_LETTERS]: { content: "attr(data-plan) ': '", color: colour.soft } },
});
globalStyle(`${value}[data-plan]`, {
  "@container": { [LARGE_LETTERS]: { display: "flex", gap: tokens.space.tight, paddingInlineStart: 0 } },
});

/** The recommended plan's column. */
export const marked = style({
  backgroundColor: colour.raised,
  // Below row headers of their own the column would be in pieces.
  "@container": { [BELOW]: { backgroundColor: "transparent", fontWeight: tokens.weight.strong } },
});

/** The drawing is as far from the edge as the words of other cells. */
const sign = style({ display: "block", marginInlineStart: `calc(${tokens.space.tiny} * -1)` });

export const included = style([sign, { color: colour.action }]);
export const notIncluded = style([sign, { color: colour.soft }]);
