import { style } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { media } from "../theme/media.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

/** Fills its container. */
export const panel = style({
  ...column,
  flex: "1 1 auto",
  minWidth: 0,
  minHeight: 0,
  overflow: "hidden",
  borderRadius: "inherit",
  backgroundColor: colour.base,
  color: colour.text,
});

export const head = style({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: tokens.space.small,
  minHeight: tokens.width.row,
  padding: `${tokens.space.tiny} ${tokens.space.tight} ${tokens.space.tiny} ${tokens.space.wide}`,
  backgroundColor: colour.raised,
  borderBottom: `${tokens.line.thin} solid ${colour.line}`,
});

export const name = style({ flex: "1 1 auto" });

export const headActions = style({ display: "flex", flexWrap: "wrap", justifyContent: "flex-end" });

/** The conversation scrolls; what is above and below it stays. No line is cut: it fades out in the space between two exchanges. */
export const log = style({
  position: "relative",
  flex: "1 1 auto",
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: `0 min(${tokens.space.wide}, 5vw)`,
  fontSize: tokens.size.note,
  lineHeight: "1.5",
  maskImage: `linear-gradient(transparent, black ${tokens.space.base}, black calc(100% - ${tokens.space.base}), transparent)`,
  ":focus-visible": { outlineOffset: `calc(-1 * ${tokens.line.focus})`, borderRadius: 0 },
});

/** Scrolls away with the conversation, which needs the room. */
export const opening = style({ maxWidth: tokens.width.narrow, paddingBlock: tokens.space.wide });

export const exchange = style({
  ...column,
  gap: tokens.space.base,
  maxWidth: tokens.width.text,
  paddingBlock: tokens.space.base,
  selectors: {
    // Lets the last question scroll to the top, however short its answer is.
    "&:last-child": { minHeight: "100%" },
  },
});

/** Visitors write on the right, as on their phones. */
export const question = style({
  alignSelf: "flex-end",
  maxWidth: "90%",
  padding: `${tokens.space.tight} min(${tokens.space.base}, 3vw)`,
  borderRadius: tokens.radius.large,
  borderEndEndRadius: tokens.radius.small,
  border: `${tokens.line.thin} solid transparent`,
  backgroundColor: colour.action,
  color: colour.onAction,
  whiteSpace: "pre-wrap",
  "@media": { print: { color: "inherit", borderColor: "currentColor" } },
});

/** In one line that scrolls sideways: the conversation needs the room. The one that fades at the edge says that there are more. */
export const samples = style({
  flex: "none",
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space.tight,
  padding: `${tokens.space.tight} ${tokens.space.wide}`,
  "@media": {
    [media.scripted]: {
      flexWrap: "nowrap",
      overflowX: "auto",
      overscrollBehavior: "contain",
      scrollbarWidth: "none",
      maskImage: "linear-gradient(to right, black 88%, transparent)",
    },
  },
});

/** A page that a link to a question has brought up stays at its top, where the answer is. */
export const sample = style({ flex: "none", maxWidth: "100%", scrollMarginTop: "100vh" });

const shape = {
  display: "block",
  width: "100%",
  minHeight: tokens.width.target,
  padding: `${tokens.space.tight} ${tokens.space.small}`,
  border: `${tokens.line.thin} solid ${colour.action}`,
  borderRadius: tokens.radius.round,
  backgroundColor: "transparent",
  color: colour.action,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  lineHeight: "1.5",
  textAlign: "start",
} as const;

export const chip = style(shape);

export const pressable = style({
  ...shape,
  cursor: "pointer",
  transition: `background-color ${tokens.motion.answer}, color ${tokens.motion.answer}`,
  ":hover": { backgroundColor: colour.action, color: colour.onAction },
  ":focus-visible": { borderRadius: tokens.radius.round, outlineOffset: `calc(-1 * ${tokens.line.focus})` },
  "@media": { [media.forcedColours]: { borderColor: "ButtonText" } },
});

/** The way to a person, below every answer. */
export const person = style({
  flex: "none",
  padding: `${tokens.space.tight} ${tokens.space.wide} max(${tokens.space.tight}, env(safe-area-inset-bottom))`,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  backgroundColor: colour.raised,
  fontSize: tokens.size.small,
});
