import { style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { column, equalColumns } from "../../theme/column.ts";
import { ground, tokens } from "../../theme/tokens.css.ts";

export const list = style({
  ...column,
  columnGap: tokens.space.large,
  rowGap: tokens.space.base,
  "@container": {
    [`(min-width: ${frameWidth.two})`]: { ...equalColumns(2), rowGap: tokens.space.large },
    [`(min-width: ${frameWidth.four})`]: { ...equalColumns(3), rowGap: tokens.space.huge },
  },
});

/** The picture is beside the words wherever these have room, so that twelve tiles stay a list that one looks over. */
export const tile = style({
  display: "grid",
  gap: `${tokens.space.small} ${tokens.space.base}`,
  alignItems: "start",
  color: "inherit",
  textDecoration: "none",
  ":hover": { color: "inherit" },
  "@container": {
    [`(min-width: ${frameWidth.words})`]: { gridTemplateColumns: `minmax(${tokens.width.thumb}, 3fr) 7fr` },
  },
  // On paper the pictures are left out.
  "@media": { print: { display: "block" } },
});

export const summary = style({ color: ground.soft, fontSize: tokens.size.note, lineHeight: "1.5" });

export const name = style({
  fontSize: tokens.size.heading4,
  selectors: { "a:hover &": { color: ground.action, textDecoration: "underline" } },
});
