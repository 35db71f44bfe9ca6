import { globalStyle, style } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

export const sides = style({ gap: tokens.space.huge });

export const side = style({
  ...column,
  gap: tokens.space.wide,
  paddingTop: tokens.space.wide,
  borderTop: `${tokens.line.bar} solid ${ground.action}`,
});
globalStyle(`${side} + ${side}`, { borderTopColor: ground.accent });

export const word = style({ fontSize: tokens.size.number });

export const list = style({ ...column, gap: tokens.space.large });

export const title = style({ paddingBottom: tokens.space.tight, "::first-letter": { textTransform: "uppercase" } });
