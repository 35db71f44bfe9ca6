import { style } from "@vanilla-extract/css";
import { ground, tokens } from "../theme/tokens.css.ts";

export const statistics = style({
  width: "100%",
  display: "grid",
  gap: tokens.space.large,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${tokens.width.column}), 1fr))`,
});

/** The label is its number's term and comes first for screen readers; the number is shown above it. */
export const statistic = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  gap: tokens.space.hair,
});

export const value = style({ color: ground.accent, textWrap: "balance" });
