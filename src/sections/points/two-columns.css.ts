import { globalStyle, style } from "@vanilla-extract/css";
import { column as stacked } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const columns = style({ gap: tokens.space.huge });

export const column = style({
  ...stacked,
  gap: tokens.space.wide,
  paddingTop: tokens.space.wide,
  borderTop: `${tokens.line.bar} solid ${colour.action}`,
});
globalStyle(`${column} + ${column}`, { borderTopColor: colour.accent });

export const word = style({ fontSize: tokens.size.number });

export const title = style({ paddingBottom: tokens.space.tight, "::first-letter": { textTransform: "uppercase" } });
