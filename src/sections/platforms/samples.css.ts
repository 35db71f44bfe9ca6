import { globalStyle, style } from "@vanilla-extract/css";
import { column } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** At night, as wide as the card. */
export const samples = style({
  ...column,
  gridColumn: "1 / -1",
  gap: tokens.space.wide,
  padding: `min(${tokens.space.large}, 5vw)`,
  borderRadius: tokens.radius.base,
  color: colour.text,
  backgroundColor: colour.base,
  fontSize: tokens.size.small,
  "@media": { print: { backgroundColor: "transparent", padding: 0 } },
});

export const label = style({ display: "block", paddingTop: tokens.space.tiny, color: colour.soft });

/** Three beside each other, or one below the other where letters are large. */
export const pictures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 5em), 1fr))",
  gap: tokens.space.small,
});
globalStyle(`${pictures} img`, { aspectRatio: "4 / 3", objectFit: "cover", objectPosition: "bottom" });
