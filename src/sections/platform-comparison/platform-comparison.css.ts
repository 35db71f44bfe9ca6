import { style } from "@vanilla-extract/css";
import { stackedCell } from "../../components/stacked-cell.ts";
import { columnHead } from "../../components/table.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, columns } from "../../theme/column.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

export const head = style([
  columnHead,
  {
    verticalAlign: "bottom",
    ...stackedCell({ selectors: { "&:not(:last-child)": { paddingBottom: 0, borderBottom: 0 } } }),
  },
]);

const cell = {
  padding: 0,
  overflowWrap: "anywhere",
  textAlign: "start",
  verticalAlign: "top",
  paddingBlock: tokens.space.base,
  borderBottom: `${tokens.line.thin} solid ${colour.line}`,
} as const;

export const need = style({
  ...cell,
  width: "44%",
  paddingInlineEnd: `clamp(${tokens.space.base}, 4vw, ${tokens.space.section})`,
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading4,
  fontWeight: tokens.weight.medium,
  lineHeight: "1.35",
  textWrap: "balance",
  ...stackedCell({ padding: `${tokens.space.base} 0 0`, borderBottom: 0 }),
});

export const fit = style({ ...cell, ...stackedCell({ padding: `0 0 ${tokens.space.base}` }) });

export const answer = style({
  ...column,
  gap: tokens.space.tiny,
  "@container": { [breakpoint.desktop]: { ...columns(3, 7), columnGap: tokens.space.large } },
});

export const fitName = style({ fontWeight: tokens.weight.strong, color: colour.action });
