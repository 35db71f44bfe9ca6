import { createVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { breakpoint } from "./breakpoint.css.ts";
import { column, columns } from "./column.ts";
import { colour, darkColours, dawnColours, lightColours, tokens, whiteColours } from "./tokens.css.ts";

/** The height of sticky content at the top of the window: the header, on most pages. */
export const stickyHeight = createVar();
globalStyle("html", {
  vars: { [stickyHeight]: tokens.width.header },
  scrollPaddingTop: `calc(${stickyHeight} + ${tokens.space.wide})`,
});

/** Keeps content off the edges and centred on wide screens. */
export const container = style({
  width: "100%",
  maxWidth: tokens.width.page,
  marginInline: "auto",
  paddingInline: tokens.space.gutter,
});

const onBackground = style({ color: colour.text, backgroundColor: colour.base, position: "relative" });

/** The backgrounds that a section can have: those of the `background` field, and dawn for the end of a page. */
export const backgrounds = styleVariants({
  light: [lightColours, onBackground],
  white: [whiteColours, onBackground],
  dawn: [dawnColours, onBackground],
  dark: [darkColours, onBackground],
});

export type Background = keyof typeof backgrounds;

/** Evenly spaced items below one another, as wide as their content. */
export const stack = styleVariants(
  {
    tight: tokens.space.tight,
    base: tokens.space.base,
    wide: tokens.space.wide,
    large: tokens.space.large,
    huge: tokens.space.huge,
  },
  (gap) => ({ ...column, gap, alignItems: "flex-start" }),
);

/** Evenly spaced items below one another, as wide as the stack. */
export const fullWidthStack = styleVariants(
  {
    tiny: tokens.space.tiny,
    tight: tokens.space.tight,
    small: tokens.space.small,
    base: tokens.space.base,
    wide: tokens.space.wide,
    large: tokens.space.large,
    section: tokens.space.section,
  },
  (gap) => ({ ...column, gap }),
);

/** A narrow column for the heading on the left, a wide one for the content on the right. */
export const splitLayout = style({
  ...column,
  gap: tokens.space.large,
  "@container": { [breakpoint.desktop]: { ...columns(4, 8), columnGap: tokens.space.huge } },
});

/** The column of the heading: it stays in sight while the content scrolls. */
export const stickyColumn = style({
  "@container": {
    [breakpoint.desktop]: {
      position: "sticky",
      top: `calc(${stickyHeight} + ${tokens.space.large})`,
      alignSelf: "start",
    },
  },
});

export const panel = style({
  width: "100%",
  backgroundColor: colour.base,
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.base,
});

/** Limits lines to a readable length. */
export const measure = style({ maxWidth: tokens.width.text });

/** The lead below a heading. */
export const leadText = style({
  fontSize: tokens.size.lead,
  lineHeight: "1.5",
  color: colour.soft,
  maxWidth: tokens.width.text,
  textWrap: "pretty",
});

export const softText = style({ color: colour.soft });

/** The text below a small title: denser on phones, where a page has many of them. */
export const detailText = style({
  "@container": { [breakpoint.mobile]: { fontSize: tokens.size.note, lineHeight: "1.5" } },
});

export const smallText = style({ fontSize: tokens.size.small });

export const strongText = style({ fontWeight: tokens.weight.strong });

/** Overrides the size of a heading's level. */
export const titleSize = styleVariants({
  heading2: { fontSize: tokens.size.heading2 },
  entry: { fontSize: tokens.size.entry },
  item: { fontSize: tokens.size.item },
  heading3: { fontSize: tokens.size.heading3 },
  heading4: { fontSize: tokens.size.heading4 },
});

/** A title in the size of small text. */
export const smallTitle = style({
  fontFamily: tokens.font.text,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  letterSpacing: 0,
  color: colour.accent,
});

/** A short line above a heading, or a label of a group. */
export const eyebrow = style({
  fontFamily: tokens.font.text,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  letterSpacing: "0.02em",
  color: colour.accent,
  "@media": { print: { breakAfter: "avoid" } },
});

/** Looks like a heading. */
export const titleText = style({
  fontFamily: tokens.font.heading,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.heading,
  letterSpacing: tokens.tracking.letters,
  wordSpacing: tokens.tracking.words,
});

/** Looks like a quotation. */
export const quoteText = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading3,
  lineHeight: "1.35",
  letterSpacing: "-0.012em",
});

export const largeNumber = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.number,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.tight,
  letterSpacing: tokens.tracking.letters,
  wordSpacing: tokens.tracking.words,
  fontVariantNumeric: "tabular-nums",
});

/** A thin line above. */
export const topRule = style({ borderTop: `${tokens.line.thin} solid ${colour.line}`, paddingTop: tokens.space.wide });

export const visuallyHidden = style({
  position: "absolute",
  width: tokens.line.thin,
  height: tokens.line.thin,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
// Balanced lines would wrap again, letter by letter, and wide ones would be beyond the page's edge.
globalStyle(`${visuallyHidden} *`, { minWidth: tokens.line.thin, maxWidth: "100%", whiteSpace: "inherit" });

export const noWrap = style({ whiteSpace: "nowrap" });

export const wrappingRow = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.base, alignItems: "center" });

/** A link that is large enough for a finger, with or without an icon. */
export const touchTarget = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.tiny,
  minHeight: tokens.width.target,
});

/** A text field. Its border is darker than a divider, as nothing else shows where to type. */
export const inputBox = style({
  width: "100%",
  color: colour.text,
  backgroundColor: colour.raised,
  border: `${tokens.line.thin} solid ${colour.soft}`,
  borderRadius: tokens.radius.base,
  selectors: {
    "&:focus-visible": { borderColor: colour.focus, outlineOffset: "0", borderRadius: tokens.radius.base },
    '&[aria-invalid="true"]': { borderColor: colour.danger, borderWidth: tokens.line.thick },
  },
});

/** A list with an icon before each item. */
export const iconList = style({ ...column, gap: tokens.space.small });
globalStyle(`${iconList} > li`, {
  display: "grid",
  gridTemplateColumns: `min(${tokens.width.icon}, 6.5vw) 1fr`,
  gap: `min(${tokens.space.small}, 4vw)`,
  alignItems: "start",
});
globalStyle(`${iconList} > li > svg`, { marginTop: "0.3em", color: colour.action });
