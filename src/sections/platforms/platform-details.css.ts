import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, columns, equalColumns } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** A card's padding. */
const EDGE = `clamp(${tokens.space.wide}, 3vw, ${tokens.space.huge})`;

export const platforms = style({ ...column, gap: tokens.space.wide });

/** An available platform: its words, its screen as wide as the card, and what it does. */
export const available = style({
  ...column,
  gap: tokens.space.large,
  padding: EDGE,
  backgroundColor: colour.raised,
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.base,
});

export const words = style({
  ...column,
  gap: tokens.space.wide,
  "@container": { [breakpoint.desktop]: { ...columns(5, 7), columnGap: tokens.space.section } },
});

export const story = style({ ...column, gap: tokens.space.base });

export const shown = style({ ...column, gap: tokens.space.base, minWidth: 0 });

export const foot = style({
  ...column,
  alignItems: "flex-start",
  gap: tokens.space.large,
  "@container": {
    [breakpoint.desktop]: { flexDirection: "row", alignItems: "flex-end", justifyContent: "space-between" },
  },
});

globalStyle(`${foot} > a`, { flex: "none" });

export const features = style({
  flex: "1 1 auto",
  "@container": { [breakpoint.wide]: { ...equalColumns(2), columnGap: tokens.space.large } },
});

/** An upcoming platform spans the row below. */
export const coming = style({
  ...column,
  gap: tokens.space.large,
  padding: EDGE,
  border: `${tokens.line.thin} dashed ${colour.line}`,
  borderRadius: tokens.radius.base,
  "@container": { [breakpoint.desktop]: { ...columns(6, 5), columnGap: tokens.space.section } },
});

export const suits = style({ paddingTop: tokens.space.base, borderTop: `${tokens.line.thin} solid ${colour.line}` });
