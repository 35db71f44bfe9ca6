import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, equalColumns } from "../../theme/column.ts";
import { wrappingRow } from "../../theme/layout.css.ts";
import { colour, darkColours, tokens } from "../../theme/tokens.css.ts";

/** Plans are side by side only where each has room for its price on one line. */
const BESIDE = `(min-width: ${frameWidth.four})`;

/** Between that and a phone, what a plan holds is beside its price. */
const HALVES = `(${frameWidth.two} <= width < ${frameWidth.four})`;

export const plans = style({
  ...column,
  gap: tokens.space.wide,
  "@container": { [BESIDE]: equalColumns(3) },
});

/** Each part of a card is in line with the same part of its neighbours. */
export const plan = style({
  ...column,
  gap: tokens.space.wide,
  alignContent: "start",
  padding: tokens.space.large,
  backgroundColor: colour.raised,
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.base,
  "@container": {
    [BESIDE]: { display: "grid", gridRow: "span 5", gridTemplateRows: "subgrid" },
    [HALVES]: { ...equalColumns(2), gridTemplateRows: "repeat(3, auto) 1fr", columnGap: tokens.space.huge },
    [breakpoint.mobile]: { padding: `min(${tokens.space.wide}, 6vw)` },
  },
  "@media": { print: { breakInside: "avoid" } },
});

/** The cards are half on the night: the recommended one is told from it by its edge. */
export const recommended = style([darkColours, { color: colour.text, borderColor: colour.accent }]);

export const planHead = style([wrappingRow, { justifyContent: "space-between", gap: tokens.space.tight }]);

export const badge = style({
  padding: `${tokens.space.tiny} ${tokens.space.small}`,
  borderRadius: tokens.radius.round,
  border: `${tokens.line.thin} solid currentColor`,
  color: colour.accent,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  letterSpacing: "0.04em",
  // On paper it is below the name.
  "@media": { print: { width: "fit-content" } },
});

export const price = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: tokens.space.tight,
});

/** Words instead of a figure: as high as the figures beside them, and on one line. */
export const priceInWords = style({ fontSize: tokens.size.heading2, lineHeight: tokens.size.number });

/** That tax is included is said in the size of the period, right below the figure, so that nobody overlooks it. */
export const priceNote = style({ flexBasis: "100%", fontWeight: tokens.weight.strong });

export const setupFee = style({ flexBasis: "100%", fontSize: tokens.size.small });

export const action = style(column);

export const listTitle = style({
  fontFamily: tokens.font.text,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  letterSpacing: 0,
  paddingBottom: tokens.space.small,
});

export const excluded = style({ color: colour.soft });
globalStyle(`${excluded} > li > svg`, { color: colour.soft });

export const lists = style({
  ...column,
  gap: tokens.space.wide,
  "@container": { [HALVES]: { gridColumn: "2", gridRow: "1 / span 4" } },
});

export const footnote = style({ marginTop: tokens.space.large });
