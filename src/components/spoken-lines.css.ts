import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

const line = style({ ...column, gap: tokens.space.hair });

export const speakers = styleVariants({
  customer: [line, { color: ground.action }],
  assistant: [line, { color: ground.accent }],
});

export const wave = style({ width: "100%", height: tokens.space.large });
globalStyle(`${wave} > path`, {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  vectorEffect: "non-scaling-stroke",
});

export const words = style({ color: ground.text, lineHeight: "1.45" });
