import { style } from "@vanilla-extract/css";
import { oneBelow } from "../sections/one-below.ts";
import { column } from "../theme/column.ts";
import { room } from "../theme/room.css.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

/** Between the edge of a card and what stands in it. */
const EDGE = `clamp(${tokens.space.wide}, 3vw, ${tokens.space.huge})`;

export const section = style({ paddingBottom: tokens.space.section });

export const platforms = style({
  ...column,
  gap: tokens.space.wide,
  "@container": { [room.desktop]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
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
  "@container": {
    [room.desktop]: {
      gridColumn: "1 / -1",
      display: "grid",
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
      columnGap: tokens.space.section,
    },
  },
});

export const name = style({ fontSize: tokens.size.heading2 });

export const suits = style({ paddingTop: tokens.space.base, borderTop: `${tokens.line.thin} solid ${ground.line}` });

export const suitsLabel = style({ fontWeight: tokens.weight.strong });

/** The need, and the platform with the reason, which stand side by side where there is room. */
export const table = style({ width: "100%", borderCollapse: "collapse", textAlign: "start" });

export const head = style({
  paddingInline: 0,
  textAlign: "start",
  verticalAlign: "bottom",
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  color: ground.soft,
  paddingBlock: `0 ${tokens.space.small}`,
  borderBottom: `${tokens.line.thick} solid ${ground.text}`,
  ...oneBelow({ selectors: { "&:not(:last-child)": { paddingBottom: 0, borderBottom: 0 } } }),
});

const cell = {
  padding: 0,
  overflowWrap: "anywhere",
  textAlign: "start",
  verticalAlign: "top",
  paddingBlock: tokens.space.base,
  borderBottom: `${tokens.line.thin} solid ${ground.line}`,
} as const;

export const need = style({
  ...cell,
  width: "44%",
  paddingInlineEnd: `clamp(${tokens.space.base}, 4vw, ${tokens.space.section})`,
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading4,
  fontWeight: tokens.weight.medium,
  lineHeight: "1.35",
  textWrap: "balance",
  ...oneBelow({ padding: `${tokens.space.base} 0 0`, borderBottom: 0 }),
});

export const fit = style({ ...cell, ...oneBelow({ padding: `0 0 ${tokens.space.base}` }) });

export const answer = style({
  ...column,
  gap: tokens.space.hair,
  "@container": {
    [room.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 7fr)",
      columnGap: tokens.space.large,
    },
  },
});

export const fitName = style({ fontWeight: tokens.weight.strong, color: ground.action });
