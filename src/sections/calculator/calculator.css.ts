import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { stackedCell } from "../../components/stacked-cell.ts";
import { columnHead } from "../../components/table.css.ts";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column, columns } from "../../theme/column.ts";
import { inputBox, stickyHeight, titleText } from "../../theme/layout.css.ts";
import { media, withoutScripts } from "../../theme/media.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** Not clipped: the card is sticky. */
export const section = style({ paddingBlock: tokens.space.section });

export const layout = style({
  ...column,
  gap: tokens.space.large,
  "@container": {
    [breakpoint.desktop]: { ...columns(7, 5), columnGap: tokens.space.section, rowGap: tokens.space.section },
  },
});

export const inputs = style({ ...column, gap: tokens.space.large, minWidth: 0 });

/** On phones the parts of the card join the layout's grid, to keep the first one sticky. */
export const resultColumn = style({
  display: "contents",
  "@container": {
    [breakpoint.desktop]: { display: "block" },
  },
});

const raised = {
  backgroundColor: colour.raised,
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.large,
} as const;

export const card = style({
  display: "contents",
  "@container": {
    [breakpoint.desktop]: {
      display: "block",
      position: "sticky",
      top: `calc(${stickyHeight} + ${tokens.space.base})`,
      overflow: "hidden",
      ...raised,
      boxShadow: tokens.shadow.raised,
    },
  },
});

/** With very large letters it would hide the inputs. */
const staysInSight = `(min-width: ${tokens.width.figure})`;

const headline = style({
  order: -1,
  ...column,
  gap: tokens.space.tiny,
  ...raised,
  padding: `${tokens.space.tight} ${tokens.space.base}`,
  borderTopWidth: tokens.line.bar,
  boxShadow: tokens.shadow.raised,
  "@container": {
    [staysInSight]: {
      position: "sticky",
      zIndex: 1,
      top: `calc(${stickyHeight} + ${tokens.space.tight})`,
      "@media": { print: { position: "static" } },
    },
    [breakpoint.desktop]: {
      position: "static",
      gap: tokens.space.tight,
      padding: `${tokens.space.large} ${tokens.space.large} 0`,
      border: 0,
      borderTop: `calc(${tokens.line.bar} + ${tokens.line.focus}) solid`,
      borderRadius: 0,
      boxShadow: "none",
    },
  },
});

export const headlines = styleVariants({
  pays: [
    headline,
    { borderTopColor: colour.action, "@container": { [breakpoint.desktop]: { borderTopColor: colour.action } } },
  ],
  doesNot: [
    headline,
    { borderTopColor: colour.accent, "@container": { [breakpoint.desktop]: { borderTopColor: colour.accent } } },
  ],
});

export const plan = style({
  display: "none",
  "@media": { print: { display: "block" } },
  "@container": { [breakpoint.desktop]: { display: "block", fontSize: tokens.size.note, color: colour.soft } },
});

/** Two lines high, to avoid layout shifts. */
export const verdict = style([
  titleText,
  {
    fontSize: tokens.size.heading4,
    textWrap: "balance",
    "@container": { [breakpoint.desktop]: { fontSize: tokens.size.heading2, minHeight: "2.36em" } },
  },
]);
globalStyle(`${headlines.pays} > ${verdict}`, { color: colour.action });
globalStyle(`${headlines.doesNot} > ${verdict}`, { color: colour.accent });

export const figures = style({ ...columns(1, 1), gap: tokens.space.base });

export const figure = style({ ...column, minWidth: 0 });

export const amount = style([titleText, { fontSize: tokens.size.heading4, fontVariantNumeric: "tabular-nums" }]);
globalStyle(`${figures} ${amount}`, { "@container": { [breakpoint.desktop]: { fontSize: tokens.size.heading3 } } });

export const hint = style({ fontSize: tokens.size.small, lineHeight: "1.35", color: colour.soft });

export const rest = style({
  ...column,
  gap: tokens.space.base,
  "@container": { [breakpoint.desktop]: { padding: tokens.space.large, paddingTop: tokens.space.base } },
});

export const chart = style({ ...column, gap: tokens.space.tiny });
export const bars = style({ display: "block", width: "100%", height: "auto", overflow: "visible" });
export const ahead = style({ fill: colour.action });
export const behind = style({ fill: colour.accent });
export const axis = style({
  display: "flex",
  justifyContent: "space-between",
  fontSize: tokens.size.numeral,
  color: colour.soft,
});

export const later = style({ borderTop: `${tokens.line.thin} solid ${colour.line}`, paddingTop: tokens.space.small });
globalStyle(`${later} > ${figure}`, {
  flexDirection: "row",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
});

export const action = style({ display: "grid" });

/** Label and number, with the slider below. */
export const line = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${tokens.width.column})`,
  columnGap: tokens.space.base,
  alignItems: "center",
  borderBottom: `${tokens.line.thin} solid ${colour.line}`,
  paddingBottom: tokens.space.small,
  "@container": { [`(max-width: ${tokens.width.figure})`]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Scrolls clear of the sticky result. */
globalStyle(`${line} input`, {
  "@container": {
    [staysInSight]: { scrollMarginTop: `calc(${tokens.width.column} + ${tokens.space.large})` },
    [breakpoint.desktop]: { scrollMarginTop: 0 },
  },
});

export const lineWords = style({ ...column, minWidth: 0 });
export const lineTitle = style([titleText, { padding: 0, fontSize: tokens.size.heading4 }]);
export const lineValue = style({ minWidth: 0 });

/** As high as the slider that replaces it. */
export const slot = style({ gridColumn: "1 / -1", minHeight: tokens.width.target });

/** As high as the input that replaces it. */
export const still = style([
  titleText,
  { fontSize: tokens.size.heading3, minHeight: tokens.space.huge, textAlign: "end", alignContent: "center" },
]);

const THUMB = `calc(${tokens.width.icon} + ${tokens.space.tight})`;

export const slider = style({
  appearance: "none",
  display: "block",
  width: "100%",
  height: tokens.width.target,
  margin: 0,
  backgroundColor: "transparent",
  cursor: "pointer",
  "@media": { [media.forcedColours]: { appearance: "auto" } },
});

const track = {
  height: tokens.space.tight,
  borderRadius: tokens.radius.round,
  background: `linear-gradient(to right, ${colour.action} var(--part), ${colour.line} var(--part))`,
} as const;
const thumb = {
  appearance: "none",
  boxSizing: "border-box",
  width: THUMB,
  height: THUMB,
  border: `${tokens.line.focus} solid ${colour.action}`,
  borderRadius: tokens.radius.round,
  backgroundColor: colour.raised,
} as const;
globalStyle(`${slider}::-webkit-slider-runnable-track`, track);
globalStyle(`${slider}::-moz-range-track`, track);
globalStyle(`${slider}::-webkit-slider-thumb`, {
  ...thumb,
  marginTop: `calc((${tokens.space.tight} - ${THUMB}) / 2)`,
});
globalStyle(`${slider}::-moz-range-thumb`, thumb);

export const lost = style({ ...column, gap: tokens.space.tight, border: 0, padding: 0, margin: 0, minWidth: 0 });
export const lostFields = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.base });
export const lostField = style({ ...column, flex: `1 1 ${tokens.width.label}`, gap: tokens.space.tiny });
export const lostResult = style({ fontWeight: tokens.weight.strong, color: colour.action, minHeight: "1lh" });

/** As high as what the calculator adds below its sliders, to avoid layout shifts. */
export const space = style([
  {
    minHeight: "13.35em",
    "@container": { [breakpoint.mobile]: { minHeight: "20.35em" } },
  },
  withoutScripts({ display: "none" }),
]);

export const below = style({
  ...column,
  gap: tokens.space.large,
  "@container": { [breakpoint.desktop]: { gridColumn: "1 / -1" } },
});

export const notes = style({ gap: tokens.space.large });

export const head = style([columnHead, stackedCell({ paddingBottom: 0, borderBottom: 0 })]);
export const valueHead = style([columnHead, { textAlign: "end" }, stackedCell({ textAlign: "start" })]);

/** As high as the input that replaces the number, to avoid layout shifts. */
const cell = style({
  height: `calc(${tokens.space.huge} + 2 * ${tokens.space.small})`,
  paddingInline: 0,
  paddingBlock: tokens.space.small,
  borderBottom: `${tokens.line.thin} solid ${colour.line}`,
  textAlign: "start",
  overflowWrap: "anywhere",
  fontWeight: tokens.weight.text,
});

export const name = style([cell, stackedCell({ height: "auto", paddingBottom: 0, borderBottom: 0 })]);
export const resultName = style([name, { fontWeight: tokens.weight.strong }]);

/** The letter is in the margin, words are aligned. */
export const words = style({ display: "block", paddingInlineStart: tokens.space.wide });
export const letter = style({
  display: "inline-block",
  minWidth: tokens.space.wide,
  marginInlineStart: `calc(${tokens.space.wide} * -1)`,
  color: colour.accent,
});

export const how = style([
  hint,
  { display: "block", paddingInlineStart: tokens.space.wide, fontWeight: tokens.weight.text },
]);

export const value = style([
  cell,
  { width: tokens.width.column, textAlign: "end", paddingInlineStart: tokens.space.base },
  stackedCell({ height: "auto", paddingInlineStart: 0, paddingTop: tokens.space.tiny, textAlign: "start" }),
]);
export const result = style([value, { fontWeight: tokens.weight.strong, fontSize: tokens.size.heading4 }]);

export const field = style({ ...column, gap: tokens.space.tiny, alignItems: "stretch" });

export const boxWithUnit = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: tokens.space.tiny,
  ...stackedCell({ justifyContent: "flex-start" }),
});

export const box = style([
  inputBox,
  {
    minHeight: tokens.space.huge,
    padding: `${tokens.space.tight} ${tokens.space.small}`,
    textAlign: "end",
    fontWeight: tokens.weight.strong,
    selectors: { "&:hover:not(:focus-visible, [aria-invalid='true'])": { borderColor: colour.text } },
  },
]);

export const mistake = style({
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  lineHeight: "1.35",
  color: colour.danger,
});
