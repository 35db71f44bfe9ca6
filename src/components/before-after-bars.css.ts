import { style, styleVariants } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

export const change = style({
  ...column,
  gap: tokens.space.hair,
  fontVariantNumeric: "tabular-nums",
});

const line = style({
  display: "grid",
  gridTemplateColumns: `3.2em minmax(0, 1fr)`,
  columnGap: tokens.space.small,
  alignItems: "center",
});

export const bars = styleVariants({
  before: [line, { color: ground.soft }],
  after: [line, { color: ground.action, fontWeight: tokens.weight.strong }],
});

export const figure = style({ textAlign: "end", lineHeight: tokens.leading.heading });

export const bar = style({ width: "100%", height: "0.65em" });

/** Below the bars. */
export const caption = line;

export const name = style({ gridColumn: 2, color: ground.soft, fontSize: tokens.size.small });
