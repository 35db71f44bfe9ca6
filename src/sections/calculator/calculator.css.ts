import { style } from "@vanilla-extract/css";
import { oneBelow } from "../../components/one-below.ts";
import { columnHead } from "../../components/table.css.ts";
import { column } from "../../theme/column.ts";
import { input, quoted } from "../../theme/layout.css.ts";
import { ground, tokens } from "../../theme/tokens.css.ts";

export const head = style([columnHead, oneBelow({ paddingBottom: 0, borderBottom: 0 })]);
export const valueHead = style([columnHead, { textAlign: "end" }, oneBelow({ textAlign: "start" })]);

/** As high with a number as with the box that takes its place, so that nothing moves when it comes. */
const cell = style({
  height: `calc(${tokens.space.huge} + 2 * ${tokens.space.small})`,
  paddingInline: 0,
  paddingBlock: tokens.space.small,
  borderBottom: `${tokens.line.thin} solid ${ground.line}`,
  textAlign: "start",
  overflowWrap: "anywhere",
  fontWeight: tokens.weight.text,
});

export const name = style([cell, oneBelow({ height: "auto", paddingBottom: 0, borderBottom: 0 })]);
export const resultName = style([name, { fontWeight: tokens.weight.strong }]);

/** The letter hangs in the margin: words that wrap are below words. */
export const words = style({ display: "block", paddingInlineStart: tokens.space.wide });
export const letter = style({
  display: "inline-block",
  minWidth: tokens.space.wide,
  marginInlineStart: `calc(${tokens.space.wide} * -1)`,
  color: ground.accent,
});

export const how = style({
  display: "block",
  paddingInlineStart: tokens.space.wide,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.text,
  color: ground.soft,
});

export const value = style([
  cell,
  { width: tokens.width.column, textAlign: "end", paddingInlineStart: tokens.space.base },
  oneBelow({ height: "auto", paddingInlineStart: 0, paddingTop: tokens.space.hair, textAlign: "start" }),
]);
export const result = style([value, { fontWeight: tokens.weight.strong, fontSize: tokens.size.heading4 }]);

export const field = style({ ...column, gap: tokens.space.hair, alignItems: "stretch" });

export const boxWithUnit = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: tokens.space.hair,
  ...oneBelow({ justifyContent: "flex-start" }),
});

export const box = style([
  input,
  {
    maxWidth: tokens.width.slim,
    minHeight: tokens.space.huge,
    padding: `${tokens.space.tight} ${tokens.space.small}`,
    textAlign: "end",
    selectors: { "&:hover:not(:focus-visible, [aria-invalid='true'])": { borderColor: ground.text } },
  },
]);

export const mistake = style({
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  lineHeight: "1.35",
  color: ground.danger,
});

export const results = style([quoted, { fontVariantNumeric: "tabular-nums", textWrap: "balance" }]);
