import { globalStyle, style } from "@vanilla-extract/css";
import { column as stacked } from "../../theme/column.ts";
import { ground, tokens } from "../../theme/tokens.css.ts";

export const columns = style({ gap: tokens.space.huge });

export const column = style({
  ...stacked,
  gap: tokens.space.wide,
  paddingTop: tokens.space.wide,
  borderTop: `${tokens.line.bar} solid ${ground.action}`,
});
globalStyle(`${column} + ${column}`, { borderTopColor: ground.accent });

export const word = style({ fontSize: tokens.size.number });

export const title = style({ paddingBottom: tokens.space.tight, "::first-letter": { textTransform: "uppercase" } });
