import { style, styleVariants } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, equalColumns } from "../../theme/column.ts";
import { detailText } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const list = style({
  columnGap: tokens.space.huge,
  rowGap: tokens.space.huge,
  "@container": { [breakpoint.mobile]: { rowGap: tokens.space.wide } },
});

const wide = `(min-width: ${frameWidth.two})`;

/** The last of an odd number spans two columns, with its text beside its title. */
const base = style({
  ...column,
  alignContent: "start",
  gap: tokens.space.tight,
  selectors: {
    "&:last-child:nth-child(odd)": {
      "@container": { [wide]: { ...equalColumns(2), gridTemplateRows: "auto 1fr", columnGap: tokens.space.huge } },
    },
  },
});

/** A point about a product has the product's icon, others have a line. */
export const point = styleVariants({
  marked: [base],
  ruled: [base, { paddingTop: tokens.space.base, borderTop: `${tokens.line.thin} solid ${colour.line}` }],
});

/** The text, beside product and title if it fits. */
export const text = style([
  detailText,
  {
    selectors: {
      [`${base}:last-child:nth-child(odd) > &`]: {
        "@container": { [wide]: { gridColumn: 2, gridRow: "1 / span 2" } },
      },
    },
  },
]);

/** The product. */
export const channel = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.tight,
  color: colour.action,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
});
