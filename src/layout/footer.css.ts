import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { column, columns } from "../theme/column.ts";
import { wrappingRow } from "../theme/layout.css.ts";
import { unfolded } from "../theme/media.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

export const footer = style({
  paddingBlock: `${tokens.space.wide} ${tokens.space.base}`,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  fontSize: tokens.size.note,
  lineHeight: "1.5",
});

/** What home says first is left out on phones. */
export const blurb = style({ color: colour.soft, "@container": { [breakpoint.mobile]: { display: "none" } } });

/** On phones everything here is closer: the footer is for finding one link, not for scrolling through. */
export const top = style({
  ...column,
  gap: tokens.space.wide,
  "@container": { [breakpoint.desktop]: { ...columns(3, 9), columnGap: tokens.space.section } },
});

export const linkColumns = style({
  "@container": {
    [breakpoint.wide]: {
      display: "grid",
      gap: tokens.space.wide,
      gridTemplateColumns: `repeat(auto-fit, minmax(${tokens.width.column}, 1fr))`,
    },
  },
});

const titleText = {
  fontFamily: tokens.font.text,
  fontSize: tokens.size.note,
  fontWeight: tokens.weight.strong,
  letterSpacing: 0,
} as const;

const fromTablets = unfolded.bind(undefined, breakpoint.wide);

export const listTitle = style({
  ...titleText,
  display: "none",
  paddingBottom: tokens.space.tiny,
  ...fromTablets({ display: "block" }),
});

export const list = style({});
globalStyle(`${list}::details-content`, fromTablets({ contentVisibility: "visible", blockSize: "auto" }));

export const listSummary = style({
  ...titleText,
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: tokens.space.base,
  minHeight: tokens.width.target,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  ...fromTablets({ display: "none" }),
});

/** Points down, and up where the list is open. */
export const sign = style({
  display: "inline-flex",
  color: colour.action,
  transform: "rotate(90deg)",
  selectors: { [`${list}[open] &`]: { transform: "rotate(-90deg)" } },
});

export const links = style({
  paddingBottom: tokens.space.small,
  "@container": { [breakpoint.wide]: { paddingBottom: 0 } },
});

/** High enough for a finger; wrapped words keep their first line level with the link beside them. */
export const footerLink = style({
  display: "inline-block",
  paddingBlock: tokens.space.tiny,
  color: colour.soft,
  textDecoration: "none",
  ":hover": { color: colour.text, textDecoration: "underline" },
});

export const social = style({ display: "flex", gap: tokens.space.tight, flexWrap: "wrap" });

export const socialLink = style({
  display: "inline-grid",
  placeContent: "center",
  width: tokens.width.target,
  height: tokens.width.target,
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.round,
  color: colour.soft,
  transition: `color ${tokens.motion.answer}, border-color ${tokens.motion.answer}`,
  ":hover": { color: colour.text, borderColor: colour.text },
});

export const contactBlock = style({
  display: "grid",
  gap: `${tokens.space.small} ${tokens.space.wide}`,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${tokens.width.figure}), 1fr))`,
  marginBlock: `${tokens.space.base} ${tokens.space.small}`,
  paddingBlock: `${tokens.space.base} ${tokens.space.small}`,
  borderBlock: `${tokens.line.thin} solid ${colour.line}`,
});

/** The name of the desk is beside its number, where there is room. */
export const contact = style({
  fontSize: tokens.size.small,
  display: "flex",
  flexWrap: "wrap",
  columnGap: tokens.space.base,
  alignItems: "start",
});

export const contactTitle = style({
  ...titleText,
  flex: `0 0 ${tokens.width.slim}`,
  paddingBlock: tokens.space.tiny,
});

export const contactLines = style({ flex: `1 1 ${tokens.width.column}` });

export const office = style([
  contactLines,
  { paddingBlock: tokens.space.tiny, color: colour.soft, textWrap: "balance" },
]);

export const bottom = style([
  wrappingRow,
  {
    gap: `${tokens.space.tight} ${tokens.space.wide}`,
    justifyContent: "space-between",
    color: colour.soft,
    fontSize: tokens.size.small,
  },
]);
