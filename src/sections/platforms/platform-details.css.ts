import { style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, columns } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** A card's padding. */
const EDGE = `clamp(${tokens.space.wide}, 3vw, ${tokens.space.huge})`;

export const platforms = style({ ...column, gap: tokens.space.wide });

/** An available platform: its words beside its screen, on alternating sides; features are as wide as the card. */
export const available = style({
  ...column,
  gap: tokens.space.large,
  "@container": {
    [breakpoint.desktop]: {
      ...columns(5, 7),
      gap: `${tokens.space.large} ${tokens.space.section}`,
      selectors: { "&:nth-child(even)": columns(7, 5) },
    },
  },
  padding: EDGE,
  backgroundColor: colour.raised,
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.base,
});

export const words = style({
  ...column,
  alignItems: "flex-start",
  gap: tokens.space.wide,
  "@container": {
    [breakpoint.desktop]: { selectors: { [`${available}:nth-child(even) > &`]: { gridArea: "1 / 2" } } },
  },
});

export const story = style({ ...column, gap: tokens.space.base });

export const features = style({ gridColumn: "1 / -1" });

/** As many beside one another as fit. */
export const featureList = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${tokens.width.figure}), 1fr))`,
  columnGap: tokens.space.large,
  paddingBottom: tokens.space.base,
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
