import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { column, equalColumns } from "../../theme/column.ts";
import { titleText } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

const isWide = `(min-width: ${frameWidth.four})`;

/** Two windows in a row, four on wide screens, one with very large letters. */
export const list = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(max(${tokens.width.label}, 34%), 100%), 1fr))`,
  gap: `${tokens.space.large} min(${tokens.space.wide}, 4vw)`,
  "@container": { [isWide]: equalColumns(4) },
});

export const entry = style({
  ...column,
  gap: tokens.space.tight,
  height: "100%",
  color: "inherit",
  textDecoration: "none",
  ":hover": { color: "inherit" },
});
/** The building alone, without the sky above it. */
globalStyle(`${entry} img`, { aspectRatio: "4 / 3", objectFit: "cover", objectPosition: "bottom" });

export const name = style({
  paddingTop: tokens.space.tiny,
  selectors: { "a:hover &": { color: colour.action, textDecoration: "underline" } },
});

export const cost = style({ ...column, gap: tokens.space.tiny, fontSize: tokens.size.small, lineHeight: "1.4" });

export const amount = style([
  titleText,
  { fontSize: tokens.size.entry, fontVariantNumeric: "tabular-nums", color: colour.accent },
]);

/** Left out on phones, where window, name and amount fill a column. */
export const summary = style({
  display: "none",
  color: colour.soft,
  fontSize: tokens.size.note,
  lineHeight: "1.5",
  "@container": { [`(min-width: ${frameWidth.two})`]: { display: "block" } },
  "@media": { print: { display: "block" } },
});

export const more = style({
  marginTop: "auto",
  color: colour.action,
  fontWeight: tokens.weight.strong,
  lineHeight: "1.4",
});
