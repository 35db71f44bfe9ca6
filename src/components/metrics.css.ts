import { style, styleVariants } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { column } from "../theme/column.ts";
import { titleText } from "../theme/layout.css.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

const metrics = style({
  width: "100%",
  display: "grid",
  gap: tokens.space.large,
  // Two columns, or one with very large letters.
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${tokens.width.column}, 50% - ${tokens.space.large}), 1fr))`,
  alignContent: "start",
});

/**
 * "row" is side by side below lines: two on narrow screens, all on wide ones. "list" has
 * one per line.
 */
export const layouts = styleVariants({
  list: column,
  row: [
    metrics,
    {
      "@container": {
        [breakpoint.desktop]: {
          gridTemplate: "auto auto / none",
          gridAutoFlow: "column",
          gridAutoColumns: "minmax(0, 1fr)",
          gap: `0 ${tokens.space.huge}`,
        },
      },
    },
  ],
});

const metric = style({
  rowGap: tokens.space.tiny,
  paddingBlock: `${tokens.space.small} 0`,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
});

/** The name is the term (dt), first in the source; the number is shown first. */
export const metricsIn = styleVariants({
  list: [
    metric,
    {
      display: "grid",
      // Below each other with large letters.
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${tokens.width.column}), 1fr))`,
      columnGap: tokens.space.base,
      alignItems: "baseline",
      paddingBottom: tokens.space.small,
    },
  ],
  row: [metric, { display: "grid", gridRow: "span 2", gridTemplateRows: "subgrid" }],
});

const anyValue = style([titleText, { order: -1, fontVariantNumeric: "tabular-nums" }]);

export const values = styleVariants({
  list: [anyValue, { fontSize: tokens.size.heading3 }],
  row: [anyValue, { fontSize: tokens.size.heading2 }],
});

export const unit = style({ fontSize: tokens.size.heading4, letterSpacing: "-0.01em", whiteSpace: "nowrap" });
