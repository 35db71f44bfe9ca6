import { style, styleVariants } from "@vanilla-extract/css";
import { gradient } from "../theme/colours.ts";
import { media } from "../theme/media.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

const filled = (base: string, hover: string, text: string) => ({
  backgroundColor: base,
  borderColor: base,
  color: text,
  ":hover": { backgroundColor: hover, borderColor: hover, color: text },
});

export const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: tokens.space.tight,
  border: `${tokens.line.thick} solid transparent`,
  borderRadius: tokens.radius.base,
  fontFamily: tokens.font.text,
  fontWeight: tokens.weight.strong,
  lineHeight: "1.2",
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  transition: `background-color ${tokens.motion.answer}, border-color ${tokens.motion.answer}, color ${tokens.motion.answer}, transform ${tokens.motion.answer}`,
  ":active": { transform: `translateY(${tokens.line.thin})` },
  // A busy button keeps the focus, so it is only marked as disabled. Click handlers check that.
  selectors: { "&[aria-disabled='true']": { opacity: 0.75, cursor: "default" } },
  "@media": {
    [media.forcedColours]: { borderColor: "ButtonText" },
    // Printed as an outline with dark words.
    print: { background: "none !important", borderColor: "currentColor !important" },
  },
});

export const variants = styleVariants({
  default: filled(colour.action, colour.actionHover, colour.onAction),
  destructive: filled(colour.danger, colour.dangerHover, colour.onDanger),
  secondary: {
    backgroundColor: colour.raised,
    borderColor: colour.line,
    color: colour.text,
    ":hover": { borderColor: colour.text, color: colour.text },
  },
  outline: {
    backgroundColor: "transparent",
    borderColor: colour.text,
    color: colour.text,
    ":hover": { backgroundColor: colour.text, color: colour.base },
  },
  ghost: {
    backgroundColor: "transparent",
    color: colour.text,
    ":hover": { backgroundColor: colour.line, color: colour.text },
  },
  link: {
    backgroundColor: "transparent",
    color: colour.action,
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    ":hover": { color: colour.actionHover },
  },
  gradient: {
    backgroundImage: `linear-gradient(100deg, ${gradient.from}, ${gradient.to})`,
    color: gradient.text,
    ":hover": {
      backgroundImage: `linear-gradient(100deg, ${gradient.fromHover}, ${gradient.to})`,
      color: gradient.text,
    },
  },
  custom: {
    backgroundColor: "transparent",
    borderColor: "currentColor",
    borderRadius: tokens.radius.round,
    color: "inherit",
    ":hover": { color: colour.action },
  },
});

export const sizes = styleVariants({
  default: {
    minHeight: tokens.width.target,
    padding: `${tokens.space.small} ${tokens.space.wide}`,
    // Limits the size with large letters: no word is cut beside an arrow.
    fontSize: `min(${tokens.size.text}, 9vw)`,
  },
  sm: {
    minHeight: tokens.width.target,
    padding: `${tokens.space.tight} ${tokens.space.base}`,
    fontSize: tokens.size.small,
  },
  lg: {
    minHeight: tokens.width.row,
    padding: `${tokens.space.base} ${tokens.space.wide}`,
    fontSize: `min(${tokens.size.lead}, 8vw)`,
  },
  icon: { width: tokens.width.target, height: tokens.width.target, padding: tokens.space.none },
});
