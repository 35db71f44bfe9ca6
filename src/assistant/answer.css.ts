import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { media } from "../theme/media.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

export const answer = style({ ...column, gap: tokens.space.small });

export const heading = style({ fontWeight: tokens.weight.strong, textWrap: "balance" });

/** Separated by lines instead of bullets: most items are a name and its value. */
export const list = style({ borderBottom: `${tokens.line.thin} solid ${colour.line}` });
globalStyle(`${list} > li`, {
  paddingBlock: tokens.space.tiny,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
});

const appear = keyframes({ from: { opacity: 0 } });

/** Hidden if the answer arrives at once. */
export const waiting = style({ color: colour.soft, animation: `${appear} ${tokens.motion.answer} 0.3s backwards` });

const count = keyframes({
  from: { clipPath: "inset(0 100% 0 0)" },
  to: { clipPath: "inset(0 -25% 0 0)" },
});

export const dots = style({
  "::after": { content: "' •••'" },
  "@media": { [media.moving]: { "::after": { animation: `${count} 1.2s steps(4, jump-none) infinite` } } },
});

export const offers = style({ ...column, gap: tokens.space.tight, marginTop: tokens.space.tiny });

export const offer = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.base,
  minHeight: tokens.width.target,
  padding: `${tokens.space.tight} ${tokens.space.base}`,
  border: `${tokens.line.thick} solid ${colour.action}`,
  borderRadius: tokens.radius.base,
  fontWeight: tokens.weight.strong,
  lineHeight: "1.3",
  textDecoration: "none",
  transition: `background-color ${tokens.motion.answer}, color ${tokens.motion.answer}`,
  ":hover": { backgroundColor: colour.action, color: colour.onAction },
});

export const actions = style({ marginInlineStart: `calc(-1 * ${tokens.space.base})` });

export const problem = style({ ...column, gap: tokens.space.tight, alignItems: "flex-start" });

export const danger = style({
  ...column,
  gap: tokens.space.tight,
  padding: tokens.space.base,
  border: `${tokens.line.thick} solid ${colour.danger}`,
  borderRadius: tokens.radius.base,
  fontWeight: tokens.weight.strong,
});

export const number = style({ color: colour.danger, fontSize: tokens.size.heading3, whiteSpace: "nowrap" });

export const questions = style({ ...column, gap: tokens.space.tiny, alignItems: "flex-start" });
