import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { column } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

const beside = `(min-width: ${frameWidth.four})`;

/** Space for the number. */
const station = createVar();

/** Holds "10–11". */
const WEEKS = `calc(${tokens.space.huge} + ${tokens.space.wide})`;

export const steps = style({
  vars: { [station]: `min(${tokens.space.huge}, 14vw)` },
  counterReset: "step",
  ...column,
  "@container": { [beside]: { display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
});

/** Below a timeline, in two columns on wide screens. */
export const stages = style({
  vars: { [station]: `min(${WEEKS}, 20vw)` },
  counterReset: "step",
  "@container": { [beside]: { columns: 2, columnGap: tokens.space.huge } },
});

/** A step with a line to the next one. */
export const step = style({
  position: "relative",
  counterIncrement: "step",
  ...column,
  gap: tokens.space.tight,
  paddingInlineStart: `calc(${station} + ${tokens.space.base})`,
  paddingBlock: `${tokens.space.tight} ${tokens.space.huge}`,
  breakInside: "avoid",
  selectors: {
    "&:last-child": { paddingBottom: 0 },
    "&::before": {
      content: "counter(step)",
      position: "absolute",
      insetInlineStart: 0,
      top: 0,
      width: station,
      height: `min(${tokens.space.huge}, 14vw)`,
      display: "grid",
      placeItems: "center",
      border: `${tokens.line.thin} solid ${colour.accent}`,
      borderRadius: tokens.radius.round,
      color: colour.accent,
      fontFamily: tokens.font.heading,
      fontSize: tokens.size.heading4,
      fontWeight: tokens.weight.heading,
      fontVariantNumeric: "tabular-nums",
    },
    // The line below the text says the weeks, too.
    "&[data-weeks]::before": {
      content: ["attr(data-weeks)", "attr(data-weeks) / ''"],
      fontSize: `min(${tokens.size.note}, 5vw)`,
      whiteSpace: "nowrap",
    },
    "&:not(:last-child)::after": {
      content: "''",
      position: "absolute",
      insetInlineStart: `calc(${station} / 2)`,
      top: `min(${tokens.space.huge}, 14vw)`,
      bottom: tokens.space.tight,
      borderInlineStart: `${tokens.line.thin} dashed ${colour.accent}`,
    },
  },
});

// Side by side the numbers are above the words.
globalStyle(`${steps} > ${step}`, {
  "@container": {
    [beside]: {
      paddingInline: `0 ${tokens.space.large}`,
      paddingTop: `calc(${tokens.space.huge} + ${tokens.space.wide})`,
      paddingBottom: 0,
    },
  },
});
globalStyle(`${steps} > ${step}:not(:last-child)::after`, {
  "@container": {
    [beside]: {
      insetInline: `${station} 0`,
      top: `calc(${tokens.space.huge} / 2)`,
      bottom: "auto",
      borderInlineStart: 0,
      borderTop: `${tokens.line.thin} dashed ${colour.accent}`,
    },
  },
});
/** The end of the first column: the line would lead to nothing. */
export const lastInColumn = style({
  "@container": { [beside]: { breakAfter: "column", selectors: { "&:not(:last-child)::after": { display: "none" } } } },
});

/** Above the words, where steps are side by side. */
export const picture = style({
  display: "none",
  "@container": { [beside]: { display: "block", paddingBottom: tokens.space.tight } },
});
globalStyle(`${picture} img`, { aspectRatio: "4 / 3", objectFit: "cover", objectPosition: "bottom" });
