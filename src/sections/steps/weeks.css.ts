import { style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { column } from "../../theme/column.ts";
import { noWrap, smallTitle, titleText } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** A step rarely takes longer; a longer one has its name below its first weeks. */
export const MOST_WEEKS = 2;

export const title = style([smallTitle, { marginBottom: tokens.space.small }]);

export const weeks = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: tokens.space.tiny,
});

export const week = style({ ...column, alignItems: "center", minWidth: 0, fontVariantNumeric: "tabular-nums" });

export const hours = style([titleText, noWrap, { fontSize: tokens.size.small }]);

export const drawing = style({
  width: "100%",
  height: tokens.width.slim,
  borderBottom: `${tokens.line.thick} solid ${colour.text}`,
});

export const bar = style({ fill: colour.action });

/** A wider gap shows where a step begins. */
export const firstWeek = style({ marginInlineStart: tokens.space.tight });

/** The steps below their weeks, where there is room for their names. */
export const names = style([
  weeks,
  {
    display: "none",
    paddingTop: tokens.space.small,
    "@container": { [`(min-width: ${frameWidth.four})`]: { display: "grid" } },
  },
]);

export const name = style({
  paddingTop: tokens.space.tiny,
  borderTop: `${tokens.line.focus} solid ${colour.action}`,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  lineHeight: "1.3",
});

/** For steps of one week, two weeks, and so on. */
export const spans: readonly string[] = Array.from({ length: MOST_WEEKS }, (_, at) =>
  style({ gridColumn: `span ${at + 1}` }),
);

export const number = style({ fontSize: tokens.size.numeral, color: colour.soft });

export const axis = style({ fontSize: tokens.size.numeral, color: colour.soft });
