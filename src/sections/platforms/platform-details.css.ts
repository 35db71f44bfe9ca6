import { style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, columns } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** Between the edge of a card and what is in it. */
const EDGE = `clamp(${tokens.space.wide}, 3vw, ${tokens.space.huge})`;

export const platforms = style({ ...column, gap: tokens.space.wide });

export const available = style({
  padding: EDGE,
  backgroundColor: colour.raised,
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.base,
});

/** A platform to come lies across below those that can be used. */
export const coming = style({
  ...column,
  gap: tokens.space.large,
  padding: EDGE,
  border: `${tokens.line.thin} dashed ${colour.line}`,
  borderRadius: tokens.radius.base,
  "@container": { [breakpoint.desktop]: { ...columns(7, 4), columnGap: tokens.space.section } },
});

export const suits = style({ paddingTop: tokens.space.base, borderTop: `${tokens.line.thin} solid ${colour.line}` });
