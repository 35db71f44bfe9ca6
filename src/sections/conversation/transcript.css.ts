import { style, styleVariants } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const transcript = style({
  ...column,
  rowGap: tokens.space.large,
  maxWidth: tokens.width.title,
  "@container": { [breakpoint.mobile]: { rowGap: tokens.space.base } },
});

/** Set like a play: the speaker's name in a column of its own where there is room. */
export const turn = style({
  ...column,
  gap: tokens.space.tiny,
  "@container": {
    [`(min-width: ${frameWidth.two})`]: {
      display: "grid",
      gridTemplateColumns: `${tokens.width.slim} 1fr`,
      columnGap: tokens.space.large,
      alignItems: "baseline",
    },
  },
});

const name = style({ fontSize: tokens.size.small, fontWeight: tokens.weight.strong });

export const speakers = styleVariants({
  customer: [name, { color: colour.accent }],
  assistant: [name, { color: colour.action }],
});

const line = style({
  fontSize: tokens.size.lead,
  lineHeight: "1.45",
  paddingInlineStart: tokens.space.wide,
  borderInlineStart: `${tokens.line.thick} solid`,
  "@container": { [breakpoint.mobile]: { fontSize: tokens.size.text, paddingInlineStart: tokens.space.base } },
});

export const lines = styleVariants({
  customer: [line, { borderInlineStartColor: colour.accent }],
  assistant: [line, { borderInlineStartColor: colour.action }],
});
