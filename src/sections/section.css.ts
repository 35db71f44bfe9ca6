import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { column, columns } from "../theme/column.ts";
import { backgrounds } from "../theme/layout.css.ts";
import { tokens } from "../theme/tokens.css.ts";

export const section = style({ paddingBlock: tokens.space.section, overflow: "clip", isolation: "isolate" });

/** Between two sections on the same background, only one of their paddings counts. */
for (const background of Object.values(backgrounds)) {
  const sameBackground = background
    .split(" ")
    .map((name) => `.${name}`)
    .join("");
  globalStyle(`${sameBackground}.${section} + ${sameBackground}.${section}`, { paddingTop: 0 });
}

/** Headings may be wider than what is read below them. */
export const headWidth = style({ maxWidth: tokens.width.title });

/** A heading beside a few lines. */
export const halves = style({
  ...column,
  gap: tokens.space.wide,
  "@container": { [breakpoint.desktop]: { ...columns(6, 6), columnGap: tokens.space.huge } },
});

/** A heading with what belongs to it at its right, where there is room: a button, say. */
export const headRow = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "flex-end",
  gap: `${tokens.space.base} ${tokens.space.huge}`,
  width: "100%",
});
globalStyle(`${headRow} > *`, { width: "auto" });
