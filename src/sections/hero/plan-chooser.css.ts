import { globalStyle, style } from "@vanilla-extract/css";
import { column } from "../../theme/column.ts";
import { panel, titleText } from "../../theme/layout.css.ts";
import { media } from "../../theme/media.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** Replaces the browser's border of a fieldset. */
export const chooser = style([panel, { minWidth: 0, margin: 0, padding: `min(${tokens.space.wide}, 6vw)` }]);

export const question = style([
  titleText,
  {
    float: "left",
    width: "100%",
    padding: 0,
    fontSize: tokens.size.heading4,
    textWrap: "balance",
  },
]);

/** Stops along a line. */
export const scale = style({
  clear: "both",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  paddingBlock: `${tokens.space.wide} ${tokens.space.base}`,
});

export const choice = style({
  position: "relative",
  ...column,
  alignItems: "center",
  gap: tokens.space.tight,
  minHeight: tokens.width.target,
  cursor: "pointer",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  selectors: {
    "&:not(:last-child)::before": {
      content: "''",
      position: "absolute",
      insetInlineStart: "50%",
      top: `calc(${tokens.width.icon} / 2)`,
      width: "100%",
      borderTop: `${tokens.line.thin} dashed ${colour.accent}`,
    },
    "&:has(:checked)": { color: colour.accent, fontWeight: tokens.weight.strong },
    "&:hover": { color: colour.accent },
  },
});

export const station = style({
  position: "relative",
  appearance: "none",
  width: tokens.width.icon,
  height: tokens.width.icon,
  margin: 0,
  cursor: "pointer",
  backgroundColor: colour.base,
  border: `${tokens.line.thick} solid ${colour.accent}`,
  borderRadius: tokens.radius.round,
  transition: `box-shadow ${tokens.motion.answer}`,
  ":checked": { backgroundColor: colour.accent },
  ":hover": { boxShadow: `0 0 0 ${tokens.space.tiny} ${colour.raised}` },
  ":focus-visible": { borderRadius: tokens.radius.round },
  "@media": { [media.forcedColours]: { appearance: "auto" } },
});

export const answers = style({ clear: "both", ...column, gap: tokens.space.base });

export const answer = style({ ...column, gap: tokens.space.tiny });

export const plan = style([titleText, { fontSize: tokens.size.entry }]);

export const note = style({
  marginTop: tokens.space.base,
  paddingTop: tokens.space.small,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  fontSize: tokens.size.small,
  color: colour.soft,
});

/** The most choices in the schema. */
const MOST = 6;

/**
 * Styles alone show the answer to the choice. Browsers without `:has` show all
 * answers, a list of the plans' limits.
 */
for (let at = 1; at <= MOST; at++) {
  globalStyle(`${chooser}:has(${choice}:nth-child(${at}) > :checked) ${answer}:not(:nth-child(${at}))`, {
    "@media": { screen: { display: "none" } },
  });
}

/** On paper all answers are there, each after the number that it answers. */
globalStyle(`${answer}::before`, {
  "@media": { print: { content: "attr(data-per-day) ': '", fontWeight: tokens.weight.strong } },
});
