import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { apart, column, columns } from "../../theme/column.ts";
import { panel, titleText } from "../../theme/layout.css.ts";
import { withoutScripts } from "../../theme/media.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const playing = style([{ width: "100%" }, withoutScripts({ display: "none" })]);

/** Shown instead of the player without scripts; in print, every one is shown. */
export const examples = style({
  display: "none",
  width: "100%",
  ...withoutScripts({ ...column, gap: tokens.space.section }),
});

export const exampleOf = style({ ...column, gap: tokens.space.base });

const SIDE = `min(${tokens.space.wide}, 5vw)`;

export const player = style({
  ...column,
  gap: tokens.space.wide,
  paddingTop: tokens.space.wide,
  "@container": { [breakpoint.desktop]: { ...columns(7, 5), alignItems: "stretch" } },
});

/** As high with one line as with all of them: nothing moves while it is played. */
export const talk = style([
  panel,
  { ...column, minWidth: 0, height: "40rem", overflow: "hidden", backgroundColor: colour.raised },
]);

/** Where this is, at night. What is said needs its room little by little. */
export const place = style({
  position: "relative",
  flex: "1 0 auto",
  minHeight: "5.5rem",
  padding: `${tokens.space.base} ${SIDE}`,
  backgroundColor: colour.base,
  color: colour.text,
  fontSize: tokens.size.small,
  lineHeight: "1.4",
});
globalStyle(`${place} > div`, {
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  width: "68%",
  border: 0,
  borderRadius: 0,
  maskImage: "linear-gradient(to right, transparent, black 45%)",
  "@container": { [breakpoint.mobile]: { width: "58%" } },
});
globalStyle(`${place} img`, { width: "100%", height: "100%", objectFit: "cover", objectPosition: "50% 78%" });
globalStyle(`${place} > p`, {
  position: "relative",
  minWidth: "min(100%, 9em)",
  maxWidth: "16rem",
  width: "42%",
  textWrap: "balance",
});

/** Docked below the picture. */
export const strip = style({
  display: "none",
  flex: "none",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.small,
  padding: `${tokens.space.tight} ${SIDE}`,
  color: colour.text,
  backgroundColor: colour.raised,
  fontSize: tokens.size.small,
  lineHeight: "1.4",
  "@container": { [breakpoint.mobile]: { display: "flex" } },
});

export const marks = style({ display: "flex", flex: "none", gap: tokens.space.tiny });

export const mark = style({
  width: tokens.width.dot,
  height: tokens.width.dot,
  border: `${tokens.line.thin} solid ${colour.soft}`,
  borderRadius: tokens.radius.small,
  selectors: { "&[data-filled]": { borderColor: colour.action, backgroundColor: colour.action } },
});

export const last = style({
  flex: "1 1 0",
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  color: colour.action,
});

export const log = style({
  flex: "0 1 auto",
  minHeight: "5rem",
  overflowY: "auto",
  padding: `${tokens.space.base} ${SIDE}`,
  ":focus-visible": { outlineOffset: `calc(${tokens.line.focus} * -1)` },
});

export const lines = style({ ...column, gap: tokens.space.small, containerType: "inline-size" });

const line = style({
  ...column,
  lineHeight: "1.45",
  "@container": {
    [`(min-width: ${frameWidth.table})`]: {
      display: "grid",
      gridTemplateColumns: `${tokens.width.slim} minmax(0, 1fr)`,
      columnGap: tokens.space.small,
      alignItems: "baseline",
    },
  },
});

export const kinds = styleVariants({
  assistant: [line],
  customer: [line, { color: colour.action, fontWeight: tokens.weight.strong }],
  noted: [line, { fontSize: tokens.size.small, backgroundColor: colour.base }],
});

export const who = style({ fontSize: tokens.size.small, fontWeight: tokens.weight.strong, color: colour.soft });

export const quiet = style({ fontSize: tokens.size.small, color: colour.soft });

export const choices = style({
  ...column,
  flex: "none",
  gap: tokens.space.tight,
  minWidth: 0,
  margin: 0,
  padding: `${tokens.space.small} ${SIDE} ${tokens.space.base}`,
  border: 0,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  ":focus": { outline: "none" },
  ":focus-visible": {
    outline: `${tokens.line.focus} solid ${colour.focus}`,
    outlineOffset: `calc(${tokens.line.focus} * -1)`,
  },
});

export const choiceList = style({ ...column, gap: tokens.space.tight });

export const choice = style({
  width: "100%",
  minHeight: tokens.width.target,
  padding: `${tokens.space.tight} ${tokens.space.base}`,
  border: `${tokens.line.thin} solid ${colour.action}`,
  borderRadius: tokens.radius.base,
  backgroundColor: colour.raised,
  color: colour.action,
  fontWeight: tokens.weight.strong,
  lineHeight: "1.3",
  textAlign: "start",
  cursor: "pointer",
  transition: `background-color ${tokens.motion.answer}, color ${tokens.motion.answer}`,
  ":hover": { backgroundColor: colour.action, color: colour.onAction },
});

/** The call to action at the end. */
export const action = style([
  choice,
  {
    display: "flex",
    alignItems: "center",
    backgroundColor: colour.action,
    color: colour.onAction,
    textDecoration: "none",
    ":hover": { backgroundColor: colour.actionHover },
  },
]);

export const note = style({
  ...column,
  minWidth: 0,
  padding: SIDE,
  borderRadius: tokens.radius.base,
  color: colour.text,
  backgroundColor: colour.base,
});

export const noteHead = style({ ...apart, paddingBottom: tokens.space.small });

export const noteTitle = style([titleText, { fontSize: tokens.size.heading4 }]);

export const fields = style({ ...column, flex: "1 0 auto" });

export const field = style({
  display: "flex",
  flexWrap: "wrap",
  flex: "1 0 auto",
  alignItems: "center",
  gap: `0 ${tokens.space.base}`,
  minHeight: tokens.width.row,
  padding: `${tokens.space.tight} 0`,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  lineHeight: "1.35",
});
globalStyle(`${field} > dt`, { flex: `2 1 ${tokens.width.slim}` });

/** An empty field shows what it may hold, or a dotted line. Only what is seen needs it: it isn't said. */
export const value = style({
  flex: `3 1 ${tokens.width.column}`,
  fontWeight: tokens.weight.strong,
  selectors: {
    "&:empty::before": {
      content: "''",
      display: "block",
      width: tokens.width.slim,
      borderBottom: `${tokens.line.thick} dotted ${colour.line}`,
    },
    "&[data-such-as]:empty::before": {
      content: ["attr(data-such-as)", "attr(data-such-as) / ''"],
      width: "auto",
      borderBottom: 0,
      color: colour.soft,
      fontWeight: tokens.weight.text,
      fontStyle: "italic",
    },
  },
});

/** As high while waiting as with the result. */
export const outcome = style({
  ...column,
  justifyContent: "center",
  minHeight: "6rem",
  paddingTop: tokens.space.small,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  color: colour.soft,
});

export const outcomes = styleVariants({
  resolved: [titleText, { color: colour.action }],
  urgent: [titleText, { color: colour.accent }],
});
