import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { apart, column, columns } from "../../theme/column.ts";
import { largeNumber, panel, smallText } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** As many columns as fit; items and amounts are aligned. */
export const rows = style({
  width: "100%",
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${frameWidth.words}), 1fr))`,
  gap: tokens.space.large,
});

export const row = style({
  display: "grid",
  gridTemplateRows: "subgrid",
  gridRow: "span 3",
  gap: tokens.space.small,
  alignContent: "start",
});

/** The total with its working. */
const sum = { ...column, gap: tokens.space.tiny, paddingTop: tokens.space.small } as const;
export const cost = style({ ...sum, borderTop: `${tokens.line.thick} solid ${colour.text}` });

export const amount = style([largeNumber, { fontSize: tokens.size.entry }]);

/** A step of a sum stays together if it fits. The trailing space is kept for copying. */
export const working = style([smallText, { color: colour.soft }]);
globalStyle(`${working} > span`, { display: "inline-block", whiteSpace: "pre-wrap" });

/** The total is the last cell, a card with its amount in line with the others. */
export const total = style([
  row,
  { paddingInline: tokens.space.base, backgroundColor: colour.raised, borderRadius: tokens.radius.base },
]);
globalStyle(`${total} > :first-child`, { gridRow: "span 2", paddingTop: tokens.space.wide });
globalStyle(`${total} > :last-child`, { paddingBottom: tokens.space.wide });
export const totalCost = style({ ...sum, borderTop: `${tokens.line.thick} solid ${colour.accent}` });
export const totalAmount = style([largeNumber, { fontSize: tokens.size.heading2, color: colour.accent }]);

/** What is left with a plan: the largest figure of its section. */
export const result = style([
  panel,
  {
    ...column,
    gap: tokens.space.base,
    padding: tokens.space.wide,
    backgroundColor: colour.raised,
    borderTop: `${tokens.line.bar} solid ${colour.action}`,
    "@container": { [breakpoint.wide]: { ...columns(5, 7), gap: tokens.space.huge, padding: tokens.space.large } },
  },
]);
export const left = style([largeNumber, { display: "block", fontSize: tokens.size.display, color: colour.action }]);
/** Only the words wrap: the amounts are a column, unless letters are very large. */
export const line = style({
  ...apart,
  paddingBlock: tokens.space.small,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
});
globalStyle(`${line} > dt`, { flex: `1 1 ${tokens.width.label}` });
