import { globalStyle, style } from "@vanilla-extract/css";
import { overlap } from "../components/overlap.css.ts";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { column, columns } from "../theme/column.ts";
import { wrappingRow } from "../theme/layout.css.ts";
import { colour, tokens } from "../theme/tokens.css.ts";
import { prose } from "./prose.css.ts";

export const head = style({
  paddingBlock: `${tokens.space.hero} calc(${tokens.space.overlap} + ${tokens.space.huge})`,
});

/** Title on the left, author and date on the right, with a shared last line. */
export const headParts = style({
  ...column,
  gap: tokens.space.large,
  "@container": { [breakpoint.desktop]: { ...columns(8, 3), columnGap: tokens.space.section, alignItems: "end" } },
});

/** One line below the lead on narrow screens; a summary box on wide ones. */
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${tokens.space.tiny} ${tokens.space.wide}`,
  paddingTop: tokens.space.base,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  color: colour.soft,
  fontSize: tokens.size.small,
  "@container": {
    [breakpoint.desktop]: { flexDirection: "column", alignItems: "stretch", gap: 0, padding: 0, borderTop: 0 },
  },
});
// The author in a line, dates and minutes in the next one.
globalStyle(`${facts} > :first-child`, {
  flexBasis: "100%",
  "@container": { [breakpoint.desktop]: { flexBasis: "auto" } },
});
globalStyle(`${facts} > li`, {
  "@container": {
    [breakpoint.desktop]: {
      paddingBlock: tokens.space.small,
      borderTop: `${tokens.line.thin} solid ${colour.line}`,
    },
  },
});

/** A face beside a name. */
export const author = style([wrappingRow]);
// With large letters the words are below the picture.
globalStyle(`${author} > :last-child`, { flex: `1 1 min(100%, ${tokens.width.column})` });

export const authorLink = style({ color: colour.text, fontWeight: tokens.weight.strong });

export const picture = style([overlap]);
/** Cropped on wide screens, to have the text begin near the first screen. */
globalStyle(`${picture} > img`, {
  width: "100%",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: tokens.radius.base,
  "@container": { [breakpoint.desktop]: { aspectRatio: "5 / 2" } },
});

/** Contents on the left, text on the right. */
export const body = style({
  ...column,
  gap: tokens.space.huge,
  paddingBlock: `${tokens.space.huge} ${tokens.space.section}`,
  "@container": {
    [breakpoint.desktop]: { ...columns(4, 8), columnGap: tokens.space.huge, paddingTop: tokens.space.section },
  },
});

export const text = style({ ...column, gap: tokens.space.huge, minWidth: 0 });

/** Headings are numbered as in the contents, before the heading on wide screens. */
globalStyle(`${text} > ${prose}`, { counterReset: "part" });
globalStyle(`${text} > ${prose} > h2`, { position: "relative", counterIncrement: "part" });
globalStyle(`${text} > ${prose} > h2::before`, {
  content: ["counter(part)", "counter(part) / ''"],
  display: "grid",
  placeItems: "center",
  width: tokens.space.large,
  height: tokens.space.large,
  marginBottom: tokens.space.tight,
  border: `${tokens.line.thin} solid ${colour.accent}`,
  borderRadius: tokens.radius.round,
  color: colour.accent,
  fontSize: tokens.size.small,
  letterSpacing: 0,
  fontVariantNumeric: "tabular-nums",
  "@container": {
    [breakpoint.desktop]: {
      position: "absolute",
      top: 0,
      insetInlineEnd: `calc(100% + ${tokens.space.small})`,
      margin: 0,
    },
  },
});

export const aboutAuthor = style({
  ...column,
  gap: tokens.space.tight,
  maxWidth: tokens.width.text,
  paddingTop: tokens.space.wide,
  borderTop: `${tokens.line.thick} solid ${colour.accent}`,
});

export const authorName = style({
  display: "block",
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading3,
  fontWeight: tokens.weight.heading,
  letterSpacing: tokens.tracking.letters,
  wordSpacing: tokens.tracking.words,
  color: colour.text,
});

/** The first paragraph is an introduction. */
globalStyle(`${text} > ${prose} > p:first-child`, { fontSize: tokens.size.lead, lineHeight: "1.5" });

export const related = style({ ...column, borderBottom: `${tokens.line.thin} solid ${colour.line}` });

export const relatedArticle = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `minmax(${tokens.width.thumb}, 2fr) minmax(0, 7fr)`,
  columnGap: tokens.space.wide,
  alignItems: "center",
  paddingBlock: tokens.space.wide,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  // Pictures aren't printed.
  "@media": { print: { display: "block" } },
});
globalStyle(`${relatedArticle} > img`, {
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: tokens.radius.small,
});

export const relatedLinks = style({ paddingTop: tokens.space.base });
