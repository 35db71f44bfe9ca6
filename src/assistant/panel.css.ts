import { globalStyle, style } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { titleText, wrappingRow } from "../theme/layout.css.ts";
import { colour, darkColours, tokens } from "../theme/tokens.css.ts";

/** Fills its container. */
export const panel = style({
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  flex: "1 1 auto",
  backgroundColor: colour.base,
  color: colour.text,
});

export const head = style([
  darkColours,
  wrappingRow,
  {
    flex: "none",
    justifyContent: "space-between",
    rowGap: 0,
    padding: `${tokens.space.tight} ${tokens.space.tight} ${tokens.space.tight} ${tokens.space.wide}`,
    backgroundColor: colour.base,
    color: colour.text,
    borderBottom: `${tokens.line.thin} solid ${colour.line}`,
  },
]);

export const headActions = style({ display: "flex", flexWrap: "wrap" });

/** Scrolls away with the conversation, to save space. */
export const whatItIs = style({
  maxWidth: tokens.width.text,
  paddingBlock: tokens.space.base,
  borderBottom: `${tokens.line.thin} solid ${colour.line}`,
  fontSize: tokens.size.small,
  lineHeight: "1.45",
  color: colour.soft,
});

/** Only the conversation scrolls. */
export const log = style({
  position: "relative",
  flex: "1 1 auto",
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: `0 ${tokens.space.wide}`,
});

export const greeting = style({ ...column, gap: tokens.space.base, paddingBlock: tokens.space.wide });

export const samples = style({ borderTop: `${tokens.line.thin} solid ${colour.line}` });

export const sample = style({
  width: "100%",
  minHeight: tokens.width.row,
  padding: `${tokens.space.small} 0`,
  border: 0,
  borderBottom: `${tokens.line.thin} solid ${colour.line}`,
  backgroundColor: "transparent",
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading4,
  lineHeight: tokens.leading.heading,
  textAlign: "start",
  cursor: "pointer",
  transition: `color ${tokens.motion.answer}`,
  ":hover": { color: colour.action },
});

/** Scrolls sideways, to save space; a clipped one at the edge shows that there are more. */
export const suggestions = style({
  flex: "none",
  display: "flex",
  gap: tokens.space.tight,
  overflowX: "auto",
  overscrollBehavior: "contain",
  padding: `${tokens.space.tight} ${tokens.space.wide}`,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
});
globalStyle(`${suggestions} > li`, { flex: "none", whiteSpace: "nowrap" });

export const exchange = style({
  maxWidth: tokens.width.text,
  paddingBlock: tokens.space.wide,
  selectors: {
    "& + &": { borderTop: `${tokens.line.thin} solid ${colour.line}` },
    // Lets the last question scroll to the top, however short its answer is.
    "&:last-child:not(:nth-child(2))": { minHeight: "100%" },
  },
});

const name = style({ fontSize: tokens.size.small, fontWeight: tokens.weight.strong });

export const speaker = {
  visitor: `${name} ${style({ color: colour.accent })}`,
  assistant: `${name} ${style({ color: colour.action, marginTop: tokens.space.wide, marginBottom: tokens.space.tiny })}`,
};

export const question = style([titleText, { fontSize: tokens.size.heading3, whiteSpace: "pre-wrap" }]);
