import { globalStyle, style } from "@vanilla-extract/css";
import { column } from "../../theme/column.ts";
import { ground, tokens } from "../../theme/tokens.css.ts";

export const quote = style({ ...column, gap: tokens.space.base });
globalStyle(`${quote} > blockquote`, {
  maxWidth: tokens.width.title,
  fontSize: tokens.size.heading2,
  textWrap: "balance",
});

export const name = style({ display: "block", color: ground.text });
