import { style, styleVariants } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { column } from "../theme/column.ts";
import { fullWidthStack, titleText } from "../theme/layout.css.ts";
import { colour, lightColours, tokens } from "../theme/tokens.css.ts";

/** A window with the outcome overlapping its lower edge. */
export const chat = style({
  ...column,
  width: "100%",
  "@container": { [breakpoint.desktop]: { maxWidth: tokens.width.narrow } },
});

const paper = style([
  lightColours,
  {
    backgroundColor: colour.raised,
    color: colour.text,
    borderRadius: tokens.radius.base,
    boxShadow: tokens.shadow.header,
    // Shadows are not drawn in colours that visitors force, nor on paper.
    border: `${tokens.line.thin} solid ${colour.line}`,
  },
]);

export const sheet = style([paper, { paddingBottom: tokens.space.large }]);

export const caption = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${tokens.space.base}`,
  padding: `${tokens.space.small} ${tokens.space.wide}`,
  borderBottom: `${tokens.line.thin} solid ${colour.line}`,
  fontSize: tokens.size.small,
});

export const pane = style([fullWidthStack.small, { padding: `min(${tokens.space.wide}, 6vw)` }]);

const turn = style({
  width: "fit-content",
  maxWidth: "90%",
  padding: `${tokens.space.tight} min(${tokens.space.base}, 4vw)`,
  borderRadius: tokens.radius.large,
  border: `${tokens.line.thin} solid transparent`,
  lineHeight: "1.45",
});

/** Customers write on the right, as on their phones. */
export const speakers = styleVariants({
  customer: [
    turn,
    {
      alignSelf: "flex-end",
      backgroundColor: colour.action,
      color: colour.onAction,
      "@media": { print: { color: "inherit", borderColor: "currentColor" } },
      borderEndEndRadius: tokens.radius.small,
    },
  ],
  assistant: [
    turn,
    { backgroundColor: colour.base, borderColor: colour.line, borderEndStartRadius: tokens.radius.small },
  ],
});

/** Where an answer is from. */
export const from = style({
  display: "block",
  fontSize: tokens.size.numeral,
  fontWeight: tokens.weight.strong,
  color: colour.accent,
});

export const outcome = style([
  paper,
  {
    position: "relative",
    alignSelf: "flex-end",
    ...column,
    gap: tokens.space.tiny,
    width: `calc(100% - ${tokens.space.huge})`,
    marginTop: `calc(${tokens.space.wide} * -1)`,
    marginInlineEnd: `calc(${tokens.space.wide} * -1)`,
    padding: `${tokens.space.base} ${tokens.space.wide}`,
    borderInlineStart: `${tokens.line.bar} solid ${colour.accent}`,
    "@container": { [breakpoint.mobile]: { marginInlineEnd: 0, width: `calc(100% - ${tokens.space.wide})` } },
  },
]);

export const outcomeTitle = style([titleText, { fontSize: tokens.size.entry, fontVariantNumeric: "tabular-nums" }]);
