import { style } from "@vanilla-extract/css";
import { column } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const accordion = style({ borderBottom: `${tokens.line.thin} solid ${colour.line}` });

export const item = style({ borderTop: `${tokens.line.thin} solid ${colour.line}` });

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

export const content = style({
  ...column,
  alignItems: "flex-start",
  gap: tokens.space.tight,
  maxWidth: tokens.width.text,
  paddingBottom: tokens.space.large,
  color: colour.soft,
});
