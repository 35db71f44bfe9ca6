import { style } from "@vanilla-extract/css";
import { oneBelow } from "../../components/one-below.ts";
import { column, columns } from "../../theme/column.ts";
import { room } from "../../theme/room.css.ts";
import { ground, tokens } from "../../theme/tokens.css.ts";

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
  "@container": { [room.desktop]: { ...columns(3, 7), columnGap: tokens.space.large } },
});

export const fitName = style({ fontWeight: tokens.weight.strong, color: ground.action });
