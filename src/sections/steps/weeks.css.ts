import { style } from "@vanilla-extract/css";
import { column } from "../../theme/column.ts";
import { smallTitle, titleText } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const title = style([smallTitle, { marginBottom: tokens.space.small }]);

export const weeks = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: tokens.space.tiny,
});

export const week = style({ ...column, alignItems: "center", minWidth: 0, fontVariantNumeric: "tabular-nums" });

export const hours = style([titleText, { fontSize: tokens.size.small }]);

export const drawing = style({
  width: "100%",
  height: tokens.width.slim,
  borderBottom: `${tokens.line.thick} solid ${colour.text}`,
});

/** Neighbouring steps have different colours. */
export const even = style({ fill: colour.action });
export const odd = style({ fill: colour.accent });

export const number = style({ fontSize: tokens.size.numeral, color: colour.soft });

export const axis = style({ fontSize: tokens.size.numeral, color: colour.soft });
