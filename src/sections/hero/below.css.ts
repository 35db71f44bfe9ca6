import { style } from "@vanilla-extract/css";
import { ground, tokens } from "../../theme/tokens.css.ts";

export const platformLinks = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${tokens.space.wide}`,
  paddingTop: tokens.space.base,
});

export const platformLink = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.hair,
  minHeight: tokens.width.target,
  color: ground.text,
});

/** As wide as the hero, below it: what can be tried at once. */
export const ask = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${tokens.space.small} ${tokens.space.wide}`,
  paddingTop: tokens.space.wide,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
});

export const askLabel = style({ color: ground.accent, fontWeight: tokens.weight.strong });

export const askList = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.small });
