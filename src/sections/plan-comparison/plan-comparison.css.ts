import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** With letters twice as large on a phone, three columns would cut words. */
const LARGE_LETTERS = `(width < ${frameWidth.words})`;

/** Too narrow for a column of row headers. */
const BELOW = `(width < ${frameWidth.two})`;

/**
 * On a phone a row's header is above the plans' values, and the plans' names stay in sight. Browsers still treat it as a table, as roles are explicit and not derived from
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
    // Each value names its plan instead.
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

/** The empty head cell, missing on phones. */
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
  // With row headers in between, the column's background would be in pieces.
  "@container": { [BELOW]: { backgroundColor: "transparent", fontWeight: tokens.weight.strong } },
});

/** Aligns the icon with the words of other cells. */
const sign = style({ display: "block", marginInlineStart: `calc(${tokens.space.tiny} * -1)` });

export const included = style([sign, { color: colour.action }]);
export const notIncluded = style([sign, { color: colour.soft }]);
