import { style, styleVariants } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

export const change = style({
  ...column,
  gap: tokens.space.tiny,
  fontVariantNumeric: "tabular-nums",
});

/** The width of the number before a bar. */
const FIGURE = "3.2em";

const line = style({
  display: "grid",
  gridTemplateColumns: `${FIGURE} minmax(0, 1fr)`,
  columnGap: tokens.space.small,
  alignItems: "center",
});

export const bars = styleVariants({
  before: [line, { color: colour.soft }],
  after: [line, { color: colour.action, fontWeight: tokens.weight.strong }],
});

export const figure = style({ textAlign: "end", lineHeight: tokens.leading.heading });

/** What it is a part of shows behind it. */
export const bar = style({ width: "100%", height: "0.65em", backgroundColor: colour.line });

/** Below the bars, or below their numbers where letters are very large. */
export const caption = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: tokens.space.small,
  "::before": { content: '""', width: FIGURE },
});

export const name = style({ flex: `1 1 ${tokens.width.label}`, color: colour.soft, fontSize: tokens.size.small });
