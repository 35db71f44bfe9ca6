import { style } from "@vanilla-extract/css";
import { ground, tokens } from "../theme/tokens.css.ts";

export const widget = style({
  marginTop: tokens.space.tight,
  paddingInlineStart: tokens.space.wide,
  borderInlineStart: `${tokens.line.focus} solid ${ground.accent}`,
  maxWidth: tokens.width.narrow,
});

/** Questions stand as they would be said. */
export const question = style({
  paddingBlock: tokens.space.wide,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading3,
  lineHeight: tokens.leading.heading,
  letterSpacing: "-0.012em",
  textWrap: "balance",
  quotes: "'‘' '’'",
  selectors: { "&:last-child": { borderBottom: `${tokens.line.thin} solid ${ground.line}` } },
  "::before": { content: "open-quote", color: ground.accent, marginInlineStart: "-0.42ch" },
  "::after": { content: "close-quote", color: ground.accent },
});
