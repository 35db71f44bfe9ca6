import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

const note = style({
  marginTop: tokens.space.tight,
  paddingInlineStart: tokens.space.wide,
  borderInlineStart: `${tokens.line.focus} solid ${ground.accent}`,
  maxWidth: tokens.width.narrow,
});

export const widget = style([note, { "@media": { [media.scriptless]: { display: "none" } } }]);

export const withoutScript = style([note, { display: "none", "@media": { [media.scriptless]: { display: "block" } } }]);

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

/** The whole line can be pressed, and looks as it does where it can't. */
export const pressable = style({
  all: "unset",
  cursor: "pointer",
  transition: `color ${tokens.motion.answer}`,
  ":hover": { color: ground.action },
  ":focus-visible": { outline: `${tokens.line.focus} solid ${ground.focus}`, outlineOffset: tokens.line.focusOffset },
  "@media": {
    [media.forcedColours]: { border: `${tokens.line.thin} solid ButtonText`, paddingInline: tokens.space.base },
  },
});
