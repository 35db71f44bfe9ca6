import { globalStyle, style } from "@vanilla-extract/css";
import { ground, tokens } from "../theme/tokens.css.ts";
import { frameWidth } from "./grid.css.ts";

export const list = style({
  display: "grid",
  columnGap: tokens.space.wide,
  rowGap: tokens.space.wide,
  "@container": {
    [`(min-width: ${frameWidth.two})`]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", rowGap: tokens.space.huge },
    [`(min-width: ${frameWidth.four})`]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

/** On a telephone the picture stands beside the words, so that twelve tiles stay a short list. */
export const tile = style({
  display: "grid",
  gridTemplateColumns: `minmax(${tokens.width.slim}, 2fr) 5fr`,
  gap: `${tokens.space.small} ${tokens.space.base}`,
  alignItems: "start",
  color: "inherit",
  textDecoration: "none",
  ":hover": { color: "inherit" },
  "@container": { [`(min-width: ${frameWidth.two})`]: { gridTemplateColumns: "1fr" } },
});

export const picture = style({
  overflow: "hidden",
  borderRadius: tokens.radius.base,
  border: `${tokens.line.thin} solid ${ground.line}`,
  transition: `border-color ${tokens.motion.answer}`,
});
globalStyle(`${picture} > img`, { width: "100%" });
globalStyle(`a:hover > ${picture}`, { borderColor: ground.action });

export const words = style({ display: "grid", gap: tokens.space.hair });

export const name = style({
  fontSize: tokens.size.heading4,
  selectors: { "a:hover &": { color: ground.action, textDecoration: "underline" } },
});
