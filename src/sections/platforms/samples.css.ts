import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { column, equalColumns } from "../../theme/column.ts";
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

const isNarrow = `(width < ${frameWidth.two})`;

/** Three beside one another; on phones the first is large. */
export const pictures = style({
  ...equalColumns(3),
  gap: tokens.space.small,
  "@container": { [isNarrow]: equalColumns(2) },
});
globalStyle(`${pictures} img`, { width: "100%", aspectRatio: "4 / 3", objectFit: "cover", objectPosition: "bottom" });
globalStyle(`${pictures} > :first-child`, {
  "@container": { [isNarrow]: { gridColumn: "1 / -1" } },
});
