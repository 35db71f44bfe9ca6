import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { column, equalColumns } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const list = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${tokens.width.label}, 100%), 1fr))`,
  gap: `${tokens.space.base} ${tokens.space.small}`,
  "@container": {
    [`(min-width: ${frameWidth.sum})`]: equalColumns(3),
    [`(min-width: ${frameWidth.two})`]: { ...equalColumns(4), gap: tokens.space.wide },
    [`(min-width: ${frameWidth.four})`]: equalColumns(6),
  },
});

export const tile = style({
  ...column,
  gap: tokens.space.tight,
  color: "inherit",
  textDecoration: "none",
  ":hover": { color: "inherit" },
});

export const name = style({
  fontFamily: tokens.font.text,
  fontSize: tokens.size.small,
  letterSpacing: 0,
  "@container": { [`(min-width: ${frameWidth.two})`]: { fontSize: tokens.size.text } },
  selectors: { "a:hover &": { color: colour.action, textDecoration: "underline" } },
});

/** The building alone, without the sky above it. */
globalStyle(`${tile} img`, { aspectRatio: "4 / 3", objectFit: "cover", objectPosition: "bottom" });
