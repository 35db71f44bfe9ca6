import { style } from "@vanilla-extract/css";
import { colour, tokens } from "../theme/tokens.css.ts";

const line = `${tokens.line.thin} solid ${colour.line}`;

export const disclosure = style({
  width: "100%",
  borderBlock: line,
  selectors: { "& + &": { borderTop: 0 } },
});

export const summary = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  gap: tokens.space.base,
  minHeight: tokens.width.target,
  paddingBlock: tokens.space.base,
  ":hover": { color: colour.action },
});

/** A cross turned by an eighth is a plus; upright it closes. */
export const mark = style({
  color: colour.action,
  transform: "rotate(45deg)",
  transition: `transform ${tokens.motion.answer}`,
  selectors: { "details[open] > summary > &": { transform: "none" } },
});
