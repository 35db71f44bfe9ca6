import { style } from "@vanilla-extract/css";
import { column, columns, equalColumns } from "../../theme/column.ts";
import { room } from "../../theme/room.css.ts";
import { ground, tokens } from "../../theme/tokens.css.ts";

/** Between the edge of a card and what is in it. */
const EDGE = `clamp(${tokens.space.wide}, 3vw, ${tokens.space.huge})`;

export const platforms = style({
  ...column,
  gap: tokens.space.wide,
  "@container": { [room.desktop]: equalColumns(2) },
});

export const available = style({
  ...column,
  gap: tokens.space.wide,
  padding: EDGE,
  backgroundColor: ground.raised,
  border: `${tokens.line.thin} solid ${ground.line}`,
  borderRadius: tokens.radius.base,
  "@container": {
    [room.desktop]: { display: "grid", alignContent: "start", gridRow: "span 6", gridTemplateRows: "subgrid" },
  },
});

/** Across the top of its card. */
export const sample = style({
  ...column,
  justifyContent: "space-between",
  gap: tokens.space.base,
  margin: `calc(${EDGE} * -1) calc(${EDGE} * -1) 0`,
  padding: EDGE,
  paddingBottom: tokens.space.base,
  backgroundColor: ground.base,
  borderBottom: `${tokens.line.thin} solid ${ground.line}`,
  borderRadius: `${tokens.radius.base} ${tokens.radius.base} 0 0`,
});

/** Features keep together where their place is higher than they need. */
export const features = style({ alignContent: "start" });

/** A platform to come lies across below those that can be used. */
export const coming = style({
  ...column,
  gap: tokens.space.large,
  padding: EDGE,
  border: `${tokens.line.thin} dashed ${ground.line}`,
  borderRadius: tokens.radius.base,
  "@container": { [room.desktop]: { gridColumn: "1 / -1", ...columns(7, 4), columnGap: tokens.space.section } },
});

export const suits = style({ paddingTop: tokens.space.base, borderTop: `${tokens.line.thin} solid ${ground.line}` });
