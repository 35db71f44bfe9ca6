import { style } from "@vanilla-extract/css";
import { column } from "../../theme/column.ts";
import { media, withoutScripts } from "../../theme/media.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** The questions, and below them the chatbot. */
export const frame = style({ ...column, gap: tokens.space.wide, width: "100%" });

const note = style({
  marginTop: tokens.space.tight,
  paddingInlineStart: tokens.space.wide,
  borderInlineStart: `${tokens.line.focus} solid ${colour.accent}`,
  maxWidth: tokens.width.narrow,
});

export const widget = style([note, withoutScripts({ display: "none" })]);

export const withoutScript = style([note, { display: "none", ...withoutScripts({ display: "block" }) }]);

export const questionsHead = style({
  ...column,
  gap: tokens.space.tiny,
  padding: `${tokens.space.base} ${tokens.space.wide}`,
});

/** Questions look like spoken lines. */
export const question = style({
  position: "relative",
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading4,
  lineHeight: tokens.leading.heading,
  letterSpacing: "-0.012em",
  padding: `${tokens.space.small} ${tokens.space.wide}`,
});

export const words = style({
  quotes: "'‘' '’'",
  "::before": { color: colour.accent },
  "::after": { color: colour.accent },
});

/** The whole line is a button, and looks the same where it isn't. */
export const pressable = style({
  all: "unset",
  display: "block",
  boxSizing: "border-box",
  width: "100%",
  cursor: "pointer",
  transition: `color ${tokens.motion.answer}`,
  "::after": { content: "''", position: "absolute", inset: 0 },
  ":hover": { color: colour.action },
  selectors: {
    "&:focus-visible::after": {
      outline: `${tokens.line.focus} solid ${colour.focus}`,
      outlineOffset: `calc(${tokens.line.focus} * -1)`,
    },
  },
  "@media": {
    [media.forcedColours]: { border: `${tokens.line.thin} solid ButtonText`, paddingInline: tokens.space.base },
  },
});
