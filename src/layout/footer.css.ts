import { style } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { column, columns } from "../theme/column.ts";
import { wrappingRow } from "../theme/layout.css.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

export const footer = style({
  paddingBlock: `${tokens.space.huge} ${tokens.space.wide}`,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
});

/** Denser on phones: the footer is for finding one link. */
export const top = style({
  ...column,
  gap: tokens.space.huge,
  "@container": { [breakpoint.desktop]: columns(4, 8), [breakpoint.mobile]: { gap: tokens.space.large } },
});

export const linkColumns = style({
  display: "grid",
  gap: tokens.space.large,
  gridTemplateColumns: `repeat(auto-fill, minmax(${tokens.width.column}, 1fr))`,
  "@container": {
    [breakpoint.mobile]: {
      display: "block",
      columns: `calc(${tokens.width.column} * 0.9)`,
      columnGap: tokens.space.base,
    },
  },
});

export const linkColumn = style({
  "@container": { [breakpoint.mobile]: { breakInside: "avoid", paddingBottom: tokens.space.wide } },
});

export const columnTitle = style({
  fontFamily: tokens.font.text,
  fontSize: tokens.size.text,
  fontWeight: tokens.weight.strong,
  letterSpacing: 0,
  paddingBottom: tokens.space.tight,
  "@container": { [breakpoint.mobile]: { paddingBottom: tokens.space.tiny } },
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
  gap: tokens.space.large,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${tokens.width.figure}), 1fr))`,
  marginBlock: tokens.space.large,
  paddingBlock: tokens.space.wide,
  borderBlock: `${tokens.line.thin} solid ${colour.line}`,
  "@container": {
    [breakpoint.mobile]: {
      gap: tokens.space.small,
      // E-mail addresses stay on one line beside their desk.
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${tokens.width.figure} + ${tokens.space.huge}), 1fr))`,
      marginBlock: `0 ${tokens.space.base}`,
      paddingBlock: tokens.space.base,
    },
  },
});

/** On phones the names of the desks are beside their numbers, if they fit. */
export const contact = style({
  "@container": {
    [breakpoint.mobile]: { display: "flex", flexWrap: "wrap", columnGap: tokens.space.tight, alignItems: "start" },
  },
});

export const contactTitle = style([
  columnTitle,
  {
    "@container": {
      [breakpoint.mobile]: {
        flex: `0 0 calc(${tokens.width.slim} - ${tokens.space.tight})`,
        paddingBlock: tokens.space.tight,
      },
    },
  },
]);

export const contactLines = style({
  "@container": { [breakpoint.mobile]: { flex: `1 0 min(100%, ${tokens.width.column} * 1.4)` } },
});

export const office = style([
  contactLines,
  {
    ...column,
    gap: tokens.space.tight,
    color: colour.soft,
    textWrap: "balance",
    "@container": { [breakpoint.mobile]: { paddingBlock: tokens.space.tight, fontSize: tokens.size.small } },
  },
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
