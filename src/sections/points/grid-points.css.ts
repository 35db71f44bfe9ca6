import { style, styleVariants } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const list = style({
  columnGap: tokens.space.huge,
  rowGap: tokens.space.huge,
  "@container": { [breakpoint.mobile]: { rowGap: tokens.space.wide } },
});

const base = style({ ...column, alignContent: "start", gap: tokens.space.tight });

/** A point about a product has the product's icon, others have a line. */
export const point = styleVariants({
  marked: [base],
  ruled: [base, { paddingTop: tokens.space.base, borderTop: `${tokens.line.thin} solid ${colour.line}` }],
});

/** The product. */
export const channel = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.tight,
  color: colour.action,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
});
