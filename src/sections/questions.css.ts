import { style } from "@vanilla-extract/css";
import { ground, tokens } from "../theme/tokens.css.ts";

export const questions = style({ borderBottom: `${tokens.line.thin} solid ${ground.line}` });

export const question = style({ borderTop: `${tokens.line.thin} solid ${ground.line}` });

export const summary = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  gap: tokens.space.base,
  minHeight: tokens.width.target,
  paddingBlock: tokens.space.base,
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  ":hover": { color: ground.action },
});

export const title = style({ fontSize: tokens.size.heading4 });

/** A cross turned by an eighth is a plus; upright it closes. */
export const mark = style({
  color: ground.action,
  transform: "rotate(45deg)",
  transition: `transform ${tokens.motion.answer}`,
  selectors: { "details[open] > summary > &": { transform: "none" } },
});

export const answer = style({ paddingBottom: tokens.space.large, maxWidth: tokens.width.text, color: ground.soft });
