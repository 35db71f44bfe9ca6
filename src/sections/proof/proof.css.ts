import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const row = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${tokens.width.column}), 1fr))`,
  gap: tokens.space.large,
  alignItems: "start",
  "@container": { [breakpoint.desktop]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 4fr) minmax(0, 6fr)" } },
});

export const fact = style({ ...column, gap: tokens.space.tiny, fontSize: tokens.size.note, lineHeight: "1.45" });

export const quote = style({
  ...column,
  gridColumn: "1 / -1",
  gap: tokens.space.base,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  paddingTop: tokens.space.wide,
  "@container": {
    [breakpoint.desktop]: {
      gridColumn: "auto",
      borderTop: 0,
      paddingTop: 0,
      borderInlineStart: `${tokens.line.thin} solid ${colour.line}`,
      paddingInlineStart: tokens.space.large,
    },
  },
});
globalStyle(`${quote} > blockquote`, { fontSize: tokens.size.item, lineHeight: "1.28" });

export const person = style({
  display: "flex",
  gap: tokens.space.small,
  alignItems: "center",
  fontSize: tokens.size.small,
  lineHeight: "1.35",
});

/** A placeholder for a portrait. */
export const initials = style({
  display: "grid",
  placeContent: "center",
  flex: "none",
  width: tokens.width.target,
  height: tokens.width.target,
  borderRadius: tokens.radius.round,
  backgroundColor: colour.line,
  color: colour.text,
  fontWeight: tokens.weight.strong,
});

export const name = style({ display: "block", color: colour.text });
