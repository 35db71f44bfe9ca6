import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth, isSwiped } from "../components/grid.css.ts";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { column } from "../theme/column.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

/** Long text, with a readable width. Size containment takes the width from outside, hence the explicit 100%. */
export const prose = style({
  width: "100%",
  maxWidth: tokens.width.text,
  minWidth: 0,
  containerType: "inline-size",
});

const child = (selector: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${prose} ${selector}`, rule);

globalStyle(`${prose} > * + *`, { marginTop: "1.1em" });
globalStyle(`${prose} > h2`, { fontSize: tokens.size.heading3, marginTop: "2.2em" });
globalStyle(`${prose} > h3`, { fontSize: tokens.size.heading4, marginTop: "1.8em" });
child("> :is(h2, h3) + *", { marginTop: "0.5em" });
child(":is(ul, ol)", { paddingInlineStart: "1.35em" });
child("ul", { listStyle: "disc" });
child("ol", { listStyle: "decimal" });
child("li + li", { marginTop: "0.4em" });
child("li::marker", { color: colour.accent, fontVariantNumeric: "tabular-nums" });
child("blockquote", {
  paddingInlineStart: tokens.space.wide,
  borderInlineStart: `${tokens.line.focus} solid ${colour.accent}`,
});
child("code", {
  fontFamily: tokens.font.code,
  fontSize: "0.9em",
  backgroundColor: colour.raised,
  padding: "0.1em 0.3em",
  borderRadius: tokens.radius.small,
});
child("pre", {
  overflowX: "auto",
  padding: tokens.space.base,
  backgroundColor: colour.raised,
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.base,
});
child("pre code", { padding: 0, background: "none" });
child("hr", { border: 0, borderTop: `${tokens.line.thin} solid ${colour.line}`, marginBlock: "2em" });

/** A table of short cells fits most screens; with very large letters it scrolls. */
export const tableFrame = style({ overflowX: "auto", marginBlock: tokens.space.wide });
child("table", {
  borderCollapse: "collapse",
  width: "100%",
  fontSize: "0.95em",
  lineHeight: "1.5",
  fontVariantNumeric: "tabular-nums",
});
child(":is(th, td)", {
  textAlign: "start",
  verticalAlign: "top",
  padding: `${tokens.space.small} ${tokens.space.base} ${tokens.space.small} 0`,
  borderBottom: `${tokens.line.thin} solid ${colour.line}`,
});
child("th", { fontWeight: tokens.weight.medium });
child("thead th", {
  verticalAlign: "bottom",
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  borderBottomColor: colour.text,
});
child('[data-align="right"]', { textAlign: "end" });
child('[data-align="center"]', { textAlign: "center" });
/** On a narrow phone four columns are smaller and closer together, as the last would be cut off. */
globalStyle(`${prose} ${tableFrame} :is(th, td)`, {
  "@container": {
    [`(width < ${frameWidth.table})`]: { fontSize: tokens.size.small, paddingInlineEnd: tokens.space.tight },
  },
});
globalStyle(`${prose} ${tableFrame} tbody th`, {
  "@container": { [`(width < ${frameWidth.table})`]: { paddingInlineEnd: tokens.space.base } },
});
child(":is(th, td):last-child", { paddingInlineEnd: 0 });

/** On narrow screens each row is a list: its header, then each cell below its column's name. */
const isNarrow = `(width < ${frameWidth.two})`;
const isWide = `(width >= ${frameWidth.two})`;
const stackedTable = style({ marginBlock: tokens.space.wide });
const narrow = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${prose} ${stackedTable} ${selector}`, { "@container": { [isNarrow]: rule } });
/** Fixed column widths: very long words break, and the page never scrolls sideways. */
globalStyle(`${prose} ${stackedTable} thead th:first-child`, { "@container": { [isWide]: { width: "26%" } } });
/** Numbers need less. */
globalStyle(`${prose} ${stackedTable} thead th[data-align="right"]`, { "@container": { [isWide]: { width: "7em" } } });
globalStyle(`${prose} ${stackedTable}`, {
  overflowWrap: "anywhere",
  "@container": {
    [isWide]: { tableLayout: "fixed" },
    [isNarrow]: { display: "block", borderTop: `${tokens.line.thin} solid ${colour.text}` },
  },
});
narrow("thead", {
  position: "absolute",
  width: tokens.line.thin,
  height: tokens.line.thin,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
narrow(":is(tbody, tr, th, td)", { display: "block", padding: 0, border: 0 });
narrow("[data-align]", { textAlign: "start" });
narrow("tbody tr", {
  ...column,
  gap: tokens.space.tight,
  paddingBlock: tokens.space.base,
  borderBottom: `${tokens.line.thin} solid ${colour.line}`,
});
narrow("tbody th", { fontWeight: tokens.weight.strong });
/** Screen readers get the column's name from its header. Browsers before 2024 can't silence generated text, and read it twice. */
narrow("td::before", {
  content: ["attr(data-column)", 'attr(data-column) / ""'],
  display: "block",
  fontSize: tokens.size.small,
  color: colour.soft,
});

/** Of a table that counts, each row has its number at the left, and everything else beside it, below the columns' names. Very large letters have no room for that. */
const countTable = style({});
const counted = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${prose} ${countTable} ${selector}`, {
    "@container": { [isSwiped]: rule },
  });
counted("thead", { display: "block", position: "static", width: "auto", height: "auto", clipPath: "none" });
counted(":is(thead, tbody) tr", {
  display: "grid",
  gridTemplateColumns: "minmax(min-content, 1fr) minmax(0, 3fr)",
  gap: `0 ${tokens.space.base}`,
  paddingBlock: tokens.space.small,
  borderBottom: `${tokens.line.thin} solid ${colour.line}`,
});
counted(":is(th, td)", { gridColumn: 2, whiteSpace: "normal" });
counted("[data-align=right]", { gridColumn: 1, gridRow: "1 / span 2", overflowWrap: "normal" });
counted("td[data-align=right]", { fontSize: tokens.size.heading3, fontWeight: tokens.weight.strong, lineHeight: 1.2 });
counted("thead th:not(:first-child)", { fontWeight: tokens.weight.text });
counted("td::before", { display: "none" });

export const stackedTables = { list: stackedTable, count: `${stackedTable} ${countTable}` };

export const callout = style({
  padding: tokens.space.wide,
  backgroundColor: colour.raised,
  borderInlineStart: `${tokens.line.focus} solid ${colour.action}`,
  borderRadius: tokens.radius.small,
});
globalStyle(`${callout} > * + *`, { marginTop: "0.6em" });

export const statistic = style({
  ...column,
  gap: tokens.space.tiny,
  paddingBlock: tokens.space.base,
  borderBlock: `${tokens.line.thin} solid ${colour.line}`,
});

export const comparison = style({ paddingBlock: tokens.space.base });
globalStyle(`${comparison} figcaption`, {
  color: colour.soft,
  fontSize: tokens.size.small,
  paddingBottom: tokens.space.small,
});
globalStyle(`${comparison} dl`, {
  ...column,
  gap: tokens.space.wide,
  "@container": {
    [breakpoint.wide]: { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: tokens.space.base },
  },
});
globalStyle(`${comparison} dl > div`, {
  paddingTop: tokens.space.base,
  borderTop: `${tokens.line.thick} solid ${colour.line}`,
});
globalStyle(`${comparison} dl > div:last-child`, { borderTopColor: colour.action });
globalStyle(`${comparison} dd`, { margin: 0 });

/** How the values compare, where both are numbers of the same kind. */
export const bar = style({ color: colour.soft, paddingTop: tokens.space.tight });
globalStyle(`${bar} > svg`, {
  display: "block",
  width: "100%",
  height: tokens.width.icon,
  backgroundColor: `color-mix(in oklab, ${colour.line} 45%, transparent)`,
});
globalStyle(`${comparison} dl > div:last-child > ${bar}`, { color: colour.action });

export const steps = style({ counterReset: "step" });
globalStyle(`${prose} ${steps} > ol`, { listStyle: "none", padding: 0, ...column, gap: tokens.space.base });
globalStyle(`${prose} ${steps} > ol > li`, {
  counterIncrement: "step",
  paddingInlineStart: tokens.space.huge,
  position: "relative",
  marginTop: 0,
});
globalStyle(`${prose} ${steps} > ol > li::before`, {
  content: "counter(step)",
  position: "absolute",
  insetInlineStart: 0,
  top: 0,
  width: tokens.space.large,
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading3,
  lineHeight: "1.2",
  color: colour.accent,
  fontVariantNumeric: "tabular-nums",
});

export const quotation = style({});
globalStyle(`${prose} ${quotation} blockquote`, {
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading3,
  lineHeight: "1.35",
});
/** Aligned with the words of the quotation, which are after a line. */
globalStyle(`${quotation} figcaption`, {
  marginTop: tokens.space.small,
  paddingInlineStart: `calc(${tokens.space.wide} + ${tokens.line.focus})`,
  color: colour.soft,
  fontSize: tokens.size.small,
});

export const figure = style({});
globalStyle(`${figure} figcaption`, { color: colour.soft, fontSize: tokens.size.small });

export const picture = style({});
globalStyle(`${picture} img`, { borderRadius: tokens.radius.base });
globalStyle(`${picture} figcaption`, {
  marginTop: tokens.space.small,
  color: colour.soft,
  fontSize: tokens.size.small,
});

export const callToAction = style({
  padding: tokens.space.wide,
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.base,
  ...column,
  gap: tokens.space.base,
  alignItems: "flex-start",
});
