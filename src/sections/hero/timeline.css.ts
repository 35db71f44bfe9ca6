import { style } from "@vanilla-extract/css";
import { column } from "../../theme/column.ts";
import { titled } from "../../theme/layout.css.ts";
import { ground, tokens } from "../../theme/tokens.css.ts";

export const timeline = style({ ...column, width: "100%", maxWidth: tokens.width.narrow });

/** A ring on the line. */
export const station = style({
  position: "relative",
  ...column,
  gap: tokens.space.hair,
  paddingInlineStart: tokens.space.huge,
  paddingBottom: tokens.space.large,
  selectors: {
    "&:last-child": { paddingBottom: 0 },
    "&::before": {
      content: "''",
      position: "absolute",
      zIndex: 1,
      insetInlineStart: 0,
      top: tokens.space.hair,
      width: tokens.width.icon,
      height: tokens.width.icon,
      backgroundColor: ground.base,
      border: `${tokens.line.thick} solid ${ground.accent}`,
      borderRadius: tokens.radius.round,
    },
    "&:not(:last-child)::after": {
      content: "''",
      position: "absolute",
      insetInlineStart: `calc(${tokens.width.icon} / 2)`,
      top: tokens.width.icon,
      bottom: `calc(${tokens.space.hair} * -1)`,
      borderInlineStart: `${tokens.line.thick} solid ${ground.accent}`,
    },
  },
});

export const mark = style({
  color: ground.accent,
  fontWeight: tokens.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const name = style([
  titled,
  {
    fontSize: tokens.size.heading3,
    "::first-letter": { textTransform: "uppercase" },
  },
]);
