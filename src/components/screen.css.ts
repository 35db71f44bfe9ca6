import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { panel, titleText, visuallyHidden } from "../theme/layout.css.ts";
import { colour, tokens } from "../theme/tokens.css.ts";
import { frameWidth } from "./grid.css.ts";

const mat = style({
  containerType: "inline-size",
  width: "100%",
  minWidth: 0,
  overflow: "hidden",
  borderRadius: tokens.radius.base,
  color: colour.text,
  backgroundColor: colour.base,
  "@media": { print: { backgroundColor: "transparent" } },
});

/** The frame decides on the height, and crops the screen, which fades out there. */
export const cropped = {
  "@media": {
    screen: {
      contain: "size",
      minHeight: tokens.width.moment,
      maskImage: `linear-gradient(black calc(100% - ${tokens.space.wide}), transparent)`,
    },
  },
} as const;

/** The surface below a screen, which continues below its lower edge, except a plain one. */
export const mats = styleVariants({
  large: [mat, { display: "grid", padding: `min(${tokens.space.huge}, 5vw) min(${tokens.space.huge}, 5vw) 0` }],
  moment: [
    mat,
    {
      display: "grid",
      padding: `min(${tokens.space.wide}, 4vw) min(${tokens.space.wide}, 4vw) 0`,
      ...cropped,
    },
  ],
  plain: [mat],
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
    ...column,
    backgroundColor: colour.raised,
    fontSize: tokens.size.note,
    lineHeight: "1.4",
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  },
]);
globalStyle(`:is(${mats.large}, ${mats.moment}) > ${screen}`, {
  borderBottom: 0,
  borderBottomLeftRadius: 0,
  borderBottomRightRadius: 0,
});
globalStyle(`${mats.moment} > ${screen}`, { fontSize: tokens.size.small });

/** Rows share the height of a high frame. */
globalStyle(`${screen} > ul`, { flex: "1 0 auto", display: "grid" });

const SIDE = `min(${tokens.space.base}, 4vw)`;

/** Side by side, or below one another with very large letters. */
const wrapping = {
  display: "flex",
  flexWrap: "wrap",
  alignContent: "center",
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

const wideEnough = `(min-width: ${frameWidth.table})`;

export const log = style({
  "@container": {
    [wideEnough]: {
      display: "grid",
      gridTemplateColumns: `minmax(${tokens.width.slim}, auto) minmax(0, 1fr) fit-content(46%)`,
    },
  },
});

/** When, what, and what came of it. On phones the words are below the other two. */
export const logLine = style({
  ...wrapping,
  alignItems: "baseline",
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  "@container": {
    [wideEnough]: { display: "grid", gridColumn: "1 / -1", gridTemplateColumns: "subgrid" },
  },
});

export const logText = style({
  order: 1,
  flex: "1 1 100%",
  "@container": { [wideEnough]: { order: 0 } },
});

export const outcome = style({
  display: "flex",
  flexWrap: "wrap",
  flex: "1 1 auto",
  justifyContent: "flex-end",
  gap: `${tokens.space.tiny} ${tokens.space.tight}`,
  "@container": { [wideEnough]: { justifyContent: "flex-start" } },
});

/** On phones every outcome of a long log is below its words, however short it is. */
const besideTime = `(${frameWidth.words} <= width < ${frameWidth.table})`;
globalStyle(`${mats.plain} ${logLine}`, {
  "@container": {
    [besideTime]: { display: "grid", gridTemplateColumns: `${tokens.width.slim} minmax(0, 1fr)`, columnGap: 0 },
  },
});
globalStyle(`${mats.plain} ${logText}`, { "@container": { [besideTime]: { order: 0 } } });
globalStyle(`${mats.plain} ${outcome}`, {
  "@container": { [besideTime]: { gridColumn: 2, justifyContent: "flex-start" } },
});

const hasColumns = `(min-width: ${frameWidth.words})`;

/** A topic and two numbers; one below another with very large letters. */
export const reportLine = style({
  ...wrapping,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  "@container": {
    [hasColumns]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) 3em 4.5em", columnGap: tokens.space.tight },
  },
});

/** Left out where it takes several lines: the topics speak for themselves. */
export const topicHead = style({ "@container": { [`(width < ${frameWidth.table})`]: { display: "none" } } });

export const topic = style([title, { flex: "1 1 100%" }]);

export const count = style({
  textAlign: "end",
  selectors: { "&:nth-last-child(2)": { gridColumn: 2 }, "&:last-child": { gridColumn: 3 } },
});

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
  flexGrow: 1,
  gap: tokens.space.small,
  padding: SIDE,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
});

export const field = style({ ...column, flexGrow: 1, gap: tokens.space.tiny });

export const box = style([panel, { flexGrow: 1, padding: `${tokens.space.tight} ${tokens.space.small}` }]);

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

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  flex: "1 1 100%",
  gap: tokens.space.tight,
});

export const button = style({
  padding: `${tokens.space.tiny} ${tokens.space.base}`,
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.base,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  ":first-child": { color: colour.onAction, backgroundColor: colour.action, borderColor: colour.action },
});

export const chat = style({ ...column, flexGrow: 1, padding: `${tokens.space.tight} ${SIDE} ${tokens.space.base}` });
globalStyle(`${chat} > ol`, { flexGrow: 1, justifyContent: "space-evenly" });
