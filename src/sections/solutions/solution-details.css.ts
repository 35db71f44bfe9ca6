import { globalStyle, style } from "@vanilla-extract/css";
import { column, columns } from "../../theme/column.ts";
import { room } from "../../theme/room.css.ts";
import { ground, tokens } from "../../theme/tokens.css.ts";

export const solutions = style({ ...column, width: "100%" });

/** One solution: its name and facts beside its example, then what it is beside what it can do. */
export const solution = style({
  ...column,
  gap: tokens.space.wide,
  paddingBlock: `${tokens.space.wide} ${tokens.space.section}`,
  borderTop: `${tokens.line.thick} solid ${ground.text}`,
  selectors: { "&:last-child": { paddingBottom: 0 } },
  "@container": { [room.desktop]: { ...columns(6, 6), columnGap: tokens.space.section, rowGap: tokens.space.huge } },
});

export const facts = style({ width: "100%", paddingTop: tokens.space.tight, fontVariantNumeric: "tabular-nums" });

/** The name beside what it is, or above it where letters are too large for both. */
export const fact = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${tokens.space.base}`,
  paddingBlock: tokens.space.small,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
});
globalStyle(`${fact} > dt`, { flex: `2 1 ${tokens.width.slim}` });
globalStyle(`${fact} > dd`, { flex: `3 1 ${tokens.width.column}` });

/** Four solutions on one page: on a phone their texts are closer. */
const closer = { fontSize: tokens.size.note, lineHeight: "1.5" };

export const story = style({
  ...column,
  gap: tokens.space.base,
  maxWidth: tokens.width.text,
  "@container": { [room.mobile]: closer },
});

export const abilities = style({
  ...column,
  gap: tokens.space.large,
  "@container": { [room.mobile]: { ...closer, gap: tokens.space.base } },
});
