import { style } from "@vanilla-extract/css";
import { colour, tokens } from "../theme/tokens.css.ts";

/** A full-width table with tabular numbers. */
export const table = style({ width: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" });

/** A column's head, above the heavy line. */
export const columnHead = style({
  paddingInline: 0,
  paddingBlock: `0 ${tokens.space.small}`,
  borderBottom: `${tokens.line.thick} solid ${colour.text}`,
  textAlign: "start",
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  color: colour.soft,
});
