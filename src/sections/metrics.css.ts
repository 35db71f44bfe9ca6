import { style, styleVariants } from "@vanilla-extract/css";
import { stuck } from "../theme/layout.css.ts";
import { media } from "../theme/media.ts";
import { tokens } from "../theme/tokens.css.ts";

const metrics = style({
  width: "100%",
  display: "grid",
  gap: tokens.space.large,
  // Two columns, or one where letters are too large for two.
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${tokens.width.column}, 50% - ${tokens.space.large}), 1fr))`,
  alignContent: "start",
});

export const layouts = styleVariants({
  row: [metrics],
  /** One below the other in the margin of a sheet, in sight while the story beside them is read. */
  margin: [
    metrics,
    {
      "@media": {
        [media.desktop]: {
          gridTemplateColumns: "1fr",
          gap: tokens.space.wide,
          position: "sticky",
          top: `calc(${stuck} + ${tokens.space.large})`,
          alignSelf: "start",
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
