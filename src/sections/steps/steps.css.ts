import { createVar, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { column } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

const beside = `(min-width: ${frameWidth.four})`;

/** Space for the number. */
const station = createVar();

export const steps = style({
  vars: { [station]: `min(${tokens.space.huge}, 14vw)` },
  counterReset: "step",
  ...column,
  "@container": { [beside]: { display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" } },
});

/** A step with a line to the next one. */
export const step = style({
  position: "relative",
  counterIncrement: "step",
  ...column,
  gap: tokens.space.tight,
  paddingInlineStart: `calc(${station} + ${tokens.space.base})`,
  paddingBottom: tokens.space.huge,
  selectors: {
    "&:last-child": { paddingBottom: 0 },
    "&::before": {
      content: "counter(step)",
      position: "absolute",
      insetInlineStart: 0,
      top: `calc(${tokens.space.tight} * -1)`,
      width: station,
      height: station,
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
      width: "auto",
      minWidth: station,
      paddingInline: tokens.space.tiny,
      fontSize: tokens.size.note,
      whiteSpace: "nowrap",
    },
    "&:not(:last-child)::after": {
      content: "''",
      position: "absolute",
      insetInlineStart: `calc(${station} / 2)`,
      top: `calc(${station} - ${tokens.space.tight})`,
      bottom: tokens.space.tight,
      borderInlineStart: `${tokens.line.thin} dashed ${colour.accent}`,
    },
  },
  "@container": {
    [beside]: {
      paddingInline: `0 ${tokens.space.large}`,
      paddingTop: `calc(${station} + ${tokens.space.wide})`,
      paddingBottom: 0,
      selectors: {
        "&::before": { top: 0 },
        "&:not(:last-child)::after": {
          insetInline: `${station} 0`,
          top: `calc(${station} / 2)`,
          bottom: "auto",
          borderInlineStart: 0,
          borderTop: `${tokens.line.thin} dashed ${colour.accent}`,
        },
      },
    },
  },
});
