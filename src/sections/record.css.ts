import { globalStyle, style } from "@vanilla-extract/css";
import { ground, tokens } from "../theme/tokens.css.ts";

export const record = style({
  width: "100%",
  backgroundColor: ground.raised,
  border: `${tokens.line.thin} solid ${ground.line}`,
  borderRadius: tokens.radius.base,
});

export const caption = style({
  display: "grid",
  gap: tokens.space.hair,
  padding: `${tokens.space.base} ${tokens.space.wide}`,
  borderBottom: `${tokens.line.thick} solid ${ground.text}`,
});

export const label = style({ fontSize: tokens.size.small, color: ground.soft });

export const title = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading4,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.heading,
  letterSpacing: "-0.018em",
  textWrap: "balance",
});

export const rows = style({ fontVariantNumeric: "tabular-nums" });

/** The ruled margin of a field book stands between what a line is and what it says. */
export const entry = style({
  display: "grid",
  gridTemplateColumns: `calc(${tokens.width.slim} + ${tokens.space.wide}) minmax(0, 1fr)`,
});
globalStyle(`${entry} + ${entry}`, { borderTop: `${tokens.line.thin} solid ${ground.line}` });
globalStyle(`${entry} > dt`, {
  padding: `${tokens.space.small} ${tokens.space.tight} ${tokens.space.small} ${tokens.space.wide}`,
  borderInlineEnd: `${tokens.line.thin} solid ${ground.accent}`,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  lineHeight: "1.8",
  color: ground.accent,
});

export const text = style({
  padding: `${tokens.space.small} ${tokens.space.wide} ${tokens.space.small} ${tokens.space.base}`,
  lineHeight: "1.5",
});
