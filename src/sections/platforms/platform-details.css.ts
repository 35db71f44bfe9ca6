import { style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, columns } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** A card's padding. */
const EDGE = `clamp(${tokens.space.wide}, 3vw, ${tokens.space.huge})`;

export const platforms = style({ ...column, gap: tokens.space.wide });

export const available = style({
  padding: EDGE,
  backgroundColor: colour.raised,
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.base,
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
