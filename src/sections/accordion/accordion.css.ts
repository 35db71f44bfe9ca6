import { style } from "@vanilla-extract/css";
import { column } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const content = style({
  ...column,
  alignItems: "flex-start",
  gap: tokens.space.tight,
  maxWidth: tokens.width.text,
  paddingBottom: tokens.space.large,
});

/** As high as a finger needs, whether it takes one line or two: the space around the words is the same. */
export const source = style({
  display: "inline-block",
  paddingBlock: tokens.space.small,
  marginBlock: `calc(${tokens.space.tight} * -1)`,
  fontSize: tokens.size.small,
  color: colour.soft,
});
