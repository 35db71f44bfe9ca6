import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

const metrics = style({
  width: "100%",
  display: "grid",
  gap: tokens.space.large,
  // Two columns, or one where letters are too large for two.
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${tokens.width.column}, 50% - ${tokens.space.large}), 1fr))`,
  alignContent: "start",
});

/** "pairs" has two columns at most; "row" has them all beside one another where there is room, below lines of their own. */
export const layouts = styleVariants({
  pairs: [metrics],
  row: [
    metrics,
    {
      "@media": {
        [media.desktop]: {
          gridTemplate: "auto auto / none",
          gridAutoFlow: "column",
          gridAutoColumns: "minmax(0, 1fr)",
          rowGap: 0,
        },
      },
    },
  ],
});

/** The name is its number's term and comes first for screen readers; the number is shown above it. */
export const metric = style({
  display: "grid",
  gridRow: "span 2",
  gridTemplateRows: "subgrid",
  rowGap: tokens.space.hair,
  alignContent: "start",
});
globalStyle(`${layouts.row} > ${metric}`, {
  paddingTop: tokens.space.small,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
});

export const name = style({ gridRow: 2 });

export const value = style({
  gridRow: 1,
  alignSelf: "start",
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading2,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.heading,
  letterSpacing: "-0.02em",
  fontVariantNumeric: "tabular-nums",
});

export const unit = style({ fontSize: tokens.size.heading4, letterSpacing: "-0.01em", whiteSpace: "nowrap" });
