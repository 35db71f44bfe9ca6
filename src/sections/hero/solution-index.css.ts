import { style } from "@vanilla-extract/css";
import { ground, tokens } from "../../theme/tokens.css.ts";

export const indexLink = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.base,
  padding: `${tokens.space.base} ${tokens.space.wide}`,
  color: ground.text,
  textDecoration: "none",
  transition: `background-color ${tokens.motion.answer}`,
  ":hover": { color: ground.text, backgroundColor: ground.raised },
  selectors: { "& + &": { borderTop: `${tokens.line.thin} solid ${ground.line}` } },
});

export const sign = style({ display: "block", fontSize: tokens.size.small, color: ground.accent });

export const indexName = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading4,
  fontWeight: tokens.weight.heading,
  letterSpacing: "-0.012em",
});

export const down = style({ display: "inline-flex", transform: "rotate(90deg)", color: ground.action });
