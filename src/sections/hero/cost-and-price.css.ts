import { style } from "@vanilla-extract/css";
import { column } from "../../theme/column.ts";
import { largeNumber, touchTarget } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const frame = style({
  ...column,
  width: "100%",
  maxWidth: tokens.width.narrow,
  paddingTop: tokens.space.small,
});

/** Side by side even on narrow phones, to be comparable; below one another with very large letters. */
export const amounts = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${tokens.width.label}, 100%), 1fr))`,
  gap: `${tokens.space.base} ${tokens.space.wide}`,
});

/** The name is the term (dt), first in the source; the amount is shown above it. */
export const entry = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  gap: tokens.space.tiny,
  fontSize: tokens.size.note,
  lineHeight: "1.45",
});

export const amount = style([largeNumber, { fontSize: tokens.size.heading2 }]);
export const price = style([amount, { color: colour.action }]);
export const working = style([touchTarget, { color: colour.soft, fontSize: tokens.size.note }]);
