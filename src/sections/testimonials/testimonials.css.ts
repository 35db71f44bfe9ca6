import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth, grids } from "../../components/grid.css.ts";
import { column, columns } from "../../theme/column.ts";
import { quoteText } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const list = style({ columnGap: tokens.space.huge, rowGap: tokens.space.large });

/** Subgrid rows align the names with those of neighbours. */
export const testimonial = style({
  ...column,
  rowGap: tokens.space.wide,
  paddingTop: tokens.space.wide,
  borderTop: `${tokens.line.thick} solid ${colour.accent}`,
  "@container": {
    [`(min-width: ${frameWidth.two})`]: { display: "grid", gridRow: "span 2", gridTemplateRows: "subgrid" },
  },
});
// Alone in their row on tablets, words have what was counted beside them.
globalStyle(`${grids.three} > li > ${testimonial}`, {
  "@container": {
    [`(${frameWidth.two} <= width < ${frameWidth.three})`]: {
      ...columns(3, 2),
      gridTemplateRows: "auto",
      columnGap: tokens.space.large,
    },
  },
});

export const quote = style([
  quoteText,
  {
    fontSize: tokens.size.item,
    textWrap: "balance",
    quotes: "'‘' '’'",
    "::before": { content: "open-quote", marginInlineStart: "-0.42ch" },
    // The font sets it over the full stop before it.
    "::after": { content: "close-quote", marginInlineStart: "0.08em" },
  },
]);

export const figure = style({ display: "grid", paddingBottom: tokens.space.wide });
globalStyle(`${figure} > strong`, { color: colour.accent, fontSize: tokens.size.heading2 });
