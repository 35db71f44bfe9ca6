import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column } from "../../theme/column.ts";
import { touchTarget } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

const BESIDE = `(min-width: ${frameWidth.four})`;

export const list = style({
  ...column,
  gap: tokens.space.large,
  "@container": {
    [breakpoint.mobile]: { gap: tokens.space.wide },
    [BESIDE]: { display: "grid", gridTemplateColumns: "repeat(12, minmax(0, 1fr))" },
  },
});

/** Two per row, the wider one alternating sides. */
export const solution = style({
  ...column,
  minWidth: 0,
  overflow: "hidden",
  borderRadius: tokens.radius.large,
  backgroundColor: colour.raised,
  selectors: {
    "&:nth-child(4n), &:nth-child(4n + 1)": { gridColumn: "span 5" },
    "&:nth-child(4n + 2), &:nth-child(4n + 3)": { gridColumn: "span 7" },
  },
});

export const words = style({
  ...column,
  gap: tokens.space.tiny,
  padding: `${tokens.space.wide} ${tokens.space.wide} ${tokens.space.base}`,
  "@container": { [breakpoint.mobile]: { paddingBlock: `${tokens.space.base} ${tokens.space.small}` } },
});

export const link = style([
  touchTarget,
  { minHeight: 0, gap: tokens.space.tight, color: "inherit", textDecoration: "none" },
]);

globalStyle(`${solution} > figure`, { flex: 1, borderRadius: 0 });
