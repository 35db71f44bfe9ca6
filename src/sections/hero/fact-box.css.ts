import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { equalColumns } from "../../theme/column.ts";
import { panel } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const box = style([panel, { containerType: "inline-size" }]);

export const list = style({
  fontVariantNumeric: "tabular-nums",
  "@container": { [`(min-width: ${frameWidth.two})`]: equalColumns(2) },
});

export const entry = style({ paddingBlock: tokens.space.small, paddingInline: tokens.space.wide });
globalStyle(`${entry} + ${entry}`, { borderTop: `${tokens.line.thin} solid ${colour.line}` });
/** With an odd number in two columns, the last one is as wide as both. */
globalStyle(`${list} > :last-child:nth-child(odd)`, { gridColumn: "1 / -1" });

export const value = style({ fontWeight: tokens.weight.medium });
