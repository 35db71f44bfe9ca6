import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { oneBelow } from "../../components/one-below.ts";
import { columnHead } from "../../components/table.css.ts";
import { column, columns } from "../../theme/column.ts";
import { media } from "../../theme/media.ts";
import { room } from "../../theme/room.css.ts";
import { ground, tokens } from "../../theme/tokens.css.ts";

export const caption = style({
  textAlign: "start",
  paddingBottom: tokens.space.large,
  fontSize: tokens.size.lead,
  lineHeight: "1.5",
  textWrap: "pretty",
  overflowWrap: "anywhere",
});

const cell = style({
  paddingInline: 0,
  paddingBlock: tokens.space.base,
  borderBottom: `${tokens.line.thin} solid ${ground.line}`,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
  fontWeight: tokens.weight.text,
});

/** What costs money and how it is worked out: below one another on a phone, side by side from there. */
export const working = style({
  ...column,
  gap: tokens.space.hair,
  "@container": { [room.wide]: { ...columns(2, 3), columnGap: tokens.space.large } },
});

/** A step of a sum stays together where it fits. Its last space is kept, for those who copy it. */
export const step = style({ display: "inline-block", whiteSpace: "pre-wrap" });

/** In print the two are below each other, too, where no grid makes boxes of them. */
globalStyle(`${working} > span`, { display: "block" });

export const item = style({ fontWeight: tokens.weight.strong, textWrap: "balance" });

/** On a phone the amount is in the first line alone: what is worked out runs on below it. */
export const sum = style({
  color: ground.soft,
  textWrap: "balance",
  "@media": {
    [media.mobile]: {
      "@container": {
        [`(min-width: ${frameWidth.sum})`]: { marginInlineEnd: `calc(${tokens.width.slim} * -1)` },
      },
    },
  },
});

const totalCell = style({
  paddingInline: 0,
  paddingTop: tokens.space.wide,
  textAlign: "start",
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading3,
  fontWeight: tokens.weight.heading,
});

/** Placed after the cells, whose alignment it overrules. */
const amountColumn = style({
  textAlign: "end",
  paddingInlineStart: tokens.space.base,
  "@container": { [`(min-width: ${frameWidth.sum})`]: { whiteSpace: "nowrap" } },
});

export const itemHead = style([columnHead, oneBelow({ paddingBottom: 0, borderBottom: 0 })]);
export const amountHead = style([columnHead, amountColumn, oneBelow({ paddingInlineStart: 0, textAlign: "start" })]);
export const rowHead = style([cell, oneBelow({ paddingBottom: 0, borderBottom: 0 })]);
const amountBelow = oneBelow({ paddingTop: 0, paddingInlineStart: 0, textAlign: "start" });
export const amount = style([cell, amountColumn, amountBelow]);
/** Amounts stay whole: it is the label that gives way to large letters. */
export const totalHead = style([totalCell, { overflowWrap: "anywhere" }, oneBelow({ paddingBottom: 0 })]);
export const total = style([totalCell, amountColumn, { color: ground.accent }, amountBelow]);
