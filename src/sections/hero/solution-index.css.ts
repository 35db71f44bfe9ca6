import { style } from "@vanilla-extract/css";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const indexLink = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.base,
  padding: `${tokens.space.base} ${tokens.space.wide}`,
  color: colour.text,
  textDecoration: "none",
  transition: `background-color ${tokens.motion.answer}`,
  ":hover": { color: colour.text, backgroundColor: colour.raised },
  selectors: { "& + &": { borderTop: `${tokens.line.thin} solid ${colour.line}` } },
});

export const sign = style({ display: "block", fontSize: tokens.size.small, color: colour.accent });

export const indexName = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading4,
  fontWeight: tokens.weight.heading,
  letterSpacing: "-0.012em",
});

export const down = style({ display: "inline-flex", transform: "rotate(90deg)", color: colour.action });
