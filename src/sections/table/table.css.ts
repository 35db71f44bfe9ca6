import { style, styleVariants } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { columnHead, table } from "../../components/table.css.ts";
import { column } from "../../theme/column.ts";
import { largeNumber } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** The width that columns need. On narrower screens each cell of a row is below its head. */
const needs = { pairs: frameWidth.sum, columns: frameWidth.two };

/** In a table of two columns the first holds the words. */
export type TableKind = keyof typeof needs;

const listed = (kind: TableKind) => `(width < ${needs[kind]})`;
const inColumns = (kind: TableKind) => `(width >= ${needs[kind]})`;

/** The columns behind the first are as wide as one another, however long their words are. */
export const tables = styleVariants({
  pairs: [table],
  columns: [table, { "@container": { [inColumns("columns")]: { tableLayout: "fixed" } } }],
});

export const heads = styleVariants(needs, (_, kind) => ({ "@container": { [listed(kind)]: { display: "none" } } }));

const headCell = style([
  columnHead,
  { paddingInlineEnd: tokens.space.wide, verticalAlign: "bottom", ":last-child": { paddingInlineEnd: 0 } },
]);

/** The first column's width is its head's. */
export const head = styleVariants({ pairs: [headCell], columns: [headCell, { ":first-child": { width: "24%" } }] });

export const rows = styleVariants(needs, (_, kind) => ({
  borderBottom: `${tokens.line.thin} solid ${colour.line}`,
  "@container": {
    [listed(kind)]: { display: "block", paddingBlock: tokens.space.base },
  },
}));

const cell = style({
  padding: `${tokens.space.base} ${tokens.space.wide} ${tokens.space.base} 0`,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
  ":last-child": { paddingInlineEnd: 0 },
});

const about = style([cell, { textWrap: "balance" }]);
const listedAbout = { display: "block", padding: `0 0 ${tokens.space.tight}` };

export const abouts = styleVariants({
  pairs: [
    about,
    {
      fontWeight: tokens.weight.text,
      "@container": { [listed("pairs")]: listedAbout, [inColumns("pairs")]: { width: "66%" } },
    },
  ],
  columns: [
    about,
    {
      fontWeight: tokens.weight.strong,
      "@container": { [listed("columns")]: { ...listedAbout, fontSize: tokens.size.heading4 } },
    },
  ],
});

const cellOf = (kind: TableKind) => [
  cell,
  style({
    textWrap: "pretty",
    "@container": {
      [listed(kind)]: {
        display: "block",
        padding: `${tokens.space.tiny} 0`,
        "::before": { content: "attr(data-head)", display: "block", fontSize: tokens.size.small, color: colour.soft },
      },
    },
  }),
];

export const cells = styleVariants({ pairs: cellOf("pairs"), columns: cellOf("columns") });

export const meter = style({ ...column, gap: tokens.space.small, width: "100%", paddingTop: tokens.space.base });

export const used = style([largeNumber, { color: colour.text }]);

export const bar = style({
  display: "block",
  width: "100%",
  height: tokens.space.wide,
  color: colour.action,
  backgroundColor: colour.line,
  borderRadius: tokens.radius.small,
  border: `${tokens.line.thin} solid transparent`,
});
