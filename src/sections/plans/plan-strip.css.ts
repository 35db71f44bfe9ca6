import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { column, equalColumns } from "../../theme/column.ts";
import { wrappingRow } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";
import { badge } from "./plans.css.ts";

const BESIDE = `(min-width: ${frameWidth.three})`;
const hasPriceAtRight = `(${frameWidth.sum} <= width < ${frameWidth.three})`;

export const list = style({
  ...column,
  gap: tokens.space.small,
  "@container": { [BESIDE]: { ...equalColumns(3), gap: tokens.space.base } },
});

/** Name, price and what is in it; the price is at the right of the name on phones. */
export const plan = style({
  ...column,
  gap: tokens.space.tight,
  padding: tokens.space.base,
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.large,
  backgroundColor: colour.raised,
  "@container": {
    [hasPriceAtRight]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "start" },
  },
});

export const head = style([wrappingRow, { gap: tokens.space.tight, minHeight: tokens.space.large, lineHeight: "1.4" }]);

/** Smaller on phones, where the price is at its right. */
export const mark = style([
  badge,
  {
    "@container": {
      [hasPriceAtRight]: {
        paddingInline: tokens.space.tight,
        fontSize: tokens.size.numeral,
        letterSpacing: "0.02em",
        whiteSpace: "nowrap",
      },
    },
  },
]);

export const title = style({ fontFamily: tokens.font.text, fontSize: tokens.size.heading4, letterSpacing: 0 });

export const price = style({
  color: colour.soft,
  "@container": { [hasPriceAtRight]: { textAlign: "end" } },
});
globalStyle(`${price} > strong`, { color: colour.text });
globalStyle(`${price} > span`, {
  fontSize: tokens.size.small,
  "@container": { [hasPriceAtRight]: { display: "block", lineHeight: "1.4" } },
});

export const detail = style({ gridColumn: "1 / -1", fontSize: tokens.size.small, lineHeight: "1.45" });
