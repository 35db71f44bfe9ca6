import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { panel, titleText, visuallyHidden } from "../theme/layout.css.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

const mat = style({
  width: "100%",
  minWidth: 0,
  overflow: "hidden",
  borderRadius: tokens.radius.base,
  color: colour.text,
  backgroundColor: colour.base,
  "@media": { print: { backgroundColor: "transparent" } },
});

/** The surface below a screen, which continues below its lower edge. */
export const mats = styleVariants({
  large: [mat, { padding: `min(${tokens.space.huge}, 5vw) min(${tokens.space.huge}, 5vw) 0` }],
  small: [mat, { padding: `${tokens.space.wide} ${tokens.space.wide} 0`, height: "100%" }],
});

/** The screen's content as text, for screen readers and print. */
export const description = style([
  visuallyHidden,
  {
    "@media": {
      print: { position: "static", width: "auto", height: "auto", clipPath: "none", whiteSpace: "normal" },
    },
  },
]);

export const screen = style([
  panel,
  {
    height: "100%",
    backgroundColor: colour.raised,
    borderBottom: 0,
    borderBottomLeftRadius: 0,
    borderBottomRightRadius: 0,
    fontSize: tokens.size.note,
    lineHeight: "1.4",
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  },
]);
globalStyle(`${mats.small} > ${screen}`, { fontSize: tokens.size.small });

const SIDE = `min(${tokens.space.base}, 4vw)`;

/** Side by side, or below one another with very large letters. */
const wrapping = {
  display: "flex",
  flexWrap: "wrap",
  gap: `${tokens.space.tiny} ${tokens.space.base}`,
  padding: `${tokens.space.small} ${SIDE}`,
} as const;

export const bar = style({ ...wrapping, justifyContent: "space-between" });

export const title = style({ fontWeight: tokens.weight.strong });

export const note = style({ fontSize: tokens.size.small, color: colour.soft });

export const line = style({
  ...wrapping,
  alignItems: "baseline",
  // Aligned to the end when wrapped.
  justifyContent: "flex-end",
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
});

/** Takes the remaining width. */
export const wide = style({ flex: `4 1 ${tokens.width.column}` });

export const about = style({ flex: `0 0 ${tokens.width.slim}` });

export const outcome = style({ flex: `4 1 ${tokens.width.column}` });

export const count = style({ flex: "none", width: "4.5em", textAlign: "end" });

const share = style({ display: "block", width: "100%", height: tokens.width.dot, marginTop: tokens.space.tiny });

export const shares = styleVariants({
  most: [share, { color: colour.action }],
  few: [share, { color: colour.accent }],
});

export const hint = style([
  note,
  { padding: `${tokens.space.small} ${SIDE}`, borderTop: `${tokens.line.thin} solid ${colour.line}` },
]);

export const body = style({
  ...column,
  gap: tokens.space.small,
  padding: SIDE,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
});

export const field = style({ ...column, gap: tokens.space.tiny });

export const box = style([panel, { padding: `${tokens.space.tight} ${tokens.space.small}` }]);

export const sums = style([line, { columnGap: tokens.space.large, justifyContent: "flex-start" }]);

export const sum = style([titleText, { fontSize: tokens.size.heading4, color: colour.text }]);

const tone = style({
  display: "inline-block",
  paddingInline: tokens.space.tight,
  border: `${tokens.line.thin} solid currentColor`,
  borderRadius: tokens.radius.round,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
});

export const tones = styleVariants({
  done: [tone, { color: colour.action }],
  person: [tone, { color: colour.soft }],
  open: [tone, { color: colour.accent }],
});

export const held = style({
  flex: "1 1 100%",
  paddingInlineStart: tokens.space.small,
  borderInlineStart: `${tokens.line.focus} solid ${colour.accent}`,
  color: colour.accent,
});

export const buttons = style({ display: "flex", flexWrap: "wrap", flex: "1 1 100%", gap: tokens.space.tight });

export const button = style({
  padding: `${tokens.space.tiny} ${tokens.space.base}`,
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.base,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  ":first-child": { color: colour.onAction, backgroundColor: colour.action, borderColor: colour.action },
});

export const chat = style({ padding: `min(${tokens.space.wide}, 6vw)` });
