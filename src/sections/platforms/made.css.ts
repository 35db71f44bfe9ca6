import { globalStyle, style } from "@vanilla-extract/css";
import { description as screenDescription } from "../../components/screen.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { apart, column, columns } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const description = screenDescription;

/** The recording beside the pictures, at night. */
export const made = style({
  ...column,
  gridColumn: "1 / -1",
  gap: tokens.space.wide,
  padding: `min(${tokens.space.large}, 5vw)`,
  borderRadius: tokens.radius.base,
  color: colour.text,
  backgroundColor: colour.base,
  fontSize: tokens.size.small,
  "@container": { [breakpoint.wide]: { ...columns(5, 7), alignItems: "center", columnGap: tokens.space.large } },
  "@media": { print: { backgroundColor: "transparent", padding: 0 } },
});
// The description takes no column.
globalStyle(`${made} > figcaption`, { gridColumn: "1 / -1" });

export const recording = style({ ...column, gap: tokens.space.small, minWidth: 0 });

export const label = style({
  ...apart,
  paddingTop: tokens.space.tiny,
  color: colour.soft,
});
globalStyle(`${label} > strong`, { color: colour.text });

export const wave = style({
  width: "100%",
  height: `calc(${tokens.space.huge} * 1.5)`,
  fill: "none",
  stroke: colour.soft,
  strokeWidth: tokens.line.thick,
  strokeLinecap: "round",
});

export const heard = style({ stroke: colour.accent });

/** Three beside each other, or one below the other where letters are large. */
export const pictures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 5em), 1fr))",
  gap: tokens.space.small,
});
globalStyle(`${pictures} img`, { aspectRatio: "4 / 3", objectFit: "cover", objectPosition: "bottom" });
