import { style } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

export const statistics = style({
  width: "100%",
  display: "grid",
  gap: `${tokens.space.large} ${tokens.space.wide}`,
  // Two columns, or one where letters are too large for two.
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${tokens.width.label}, 50% - ${tokens.space.wide}), 1fr))`,
  "@container": {
    [breakpoint.desktop]: { gridTemplate: "none", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
  },
});

/** The label is its number's term and comes first for screen readers; the number is shown above it. */
export const statistic = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  gap: tokens.space.tight,
  paddingTop: tokens.space.base,
  borderTop: `${tokens.line.thick} solid ${colour.accent}`,
});

export const value = style({ color: colour.accent, fontSize: tokens.size.display, textWrap: "balance" });

/** What the number covers is below its label, so that nobody takes one customer's saving for all of them. */
export const scope = style({ display: "block", fontSize: tokens.size.small, textWrap: "balance" });
