import { createVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { column, columns } from "./column.ts";
import { room } from "./room.css.ts";
import { colour, darkColours, dawnColours, lightColours, shadedColours, tokens, whiteColours } from "./tokens.css.ts";

/** How far down the window is covered by what stays in sight: by the header, on most pages. */
export const stuck = createVar();
globalStyle("html", {
  vars: { [stuck]: tokens.width.header },
  scrollPaddingTop: `calc(${stuck} + ${tokens.space.wide})`,
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
  shaded: [shadedColours, onBackground],
  white: [whiteColours, onBackground],
  dawn: [dawnColours, onBackground],
  dark: [darkColours, onBackground],
});

export type Background = keyof typeof backgrounds;

/** Items below one another, evenly spaced. */
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

/** The same, each as wide as all of them. */
export const spaced = styleVariants(
  {
    hair: tokens.space.hair,
    tight: tokens.space.tight,
    small: tokens.space.small,
    base: tokens.space.base,
    wide: tokens.space.wide,
    large: tokens.space.large,
    section: tokens.space.section,
  },
  (gap) => ({ ...column, gap }),
);

/** A sheet: heading in the margin on the left, content in the content column on the right. */
export const sheet = style({
  ...column,
  gap: tokens.space.large,
  "@container": { [room.desktop]: { ...columns(4, 8), columnGap: tokens.space.huge } },
});

/** The same with the margin on the right. */
export const mirroredSheet = style([
  sheet,
  { "@container": { [room.desktop]: { gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)" } } },
]);
globalStyle(`${mirroredSheet} > :first-child`, { "@container": { [room.desktop]: { order: 1 } } });

/** The margin of a survey sheet: it stays in sight while the content scrolls. */
export const margin = style({
  "@container": {
    [room.desktop]: {
      position: "sticky",
      top: `calc(${stuck} + ${tokens.space.large})`,
      alignSelf: "start",
    },
  },
});

/** A box with a line around it. */
export const panel = style({
  width: "100%",
  backgroundColor: colour.base,
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.base,
});

/** A line of text that is no wider than reads well. */
export const measure = style({ maxWidth: tokens.width.text });

/** The lead below a heading. */
export const lead = style({
  fontSize: tokens.size.lead,
  lineHeight: "1.5",
  color: colour.soft,
  maxWidth: tokens.width.text,
  textWrap: "pretty",
});

/** Quieter text. */
export const soft = style({ color: colour.soft });

/** What is said below a small title: closer on phones, where a page holds many of them. */
export const detail = style({
  color: colour.soft,
  "@container": { [room.mobile]: { fontSize: tokens.size.note, lineHeight: "1.5" } },
});

/** Small text. */
export const small = style({ fontSize: tokens.size.small });

/** Words that matter. */
export const strong = style({ fontWeight: tokens.weight.strong });

/** The size of a title, where its level in the page says another. */
export const titleSize = styleVariants({
  heading2: { fontSize: tokens.size.heading2 },
  entry: { fontSize: tokens.size.entry },
  item: { fontSize: tokens.size.item },
  heading3: { fontSize: tokens.size.heading3 },
  heading4: { fontSize: tokens.size.heading4 },
});

/** The name of what is below. */
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

/** Words that look like a title and are not one. */
export const titled = style({
  fontFamily: tokens.font.heading,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.heading,
  letterSpacing: "-0.018em",
});

/** Words that are set as a quotation, whether somebody said them or not. */
export const quoted = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading3,
  lineHeight: "1.35",
  letterSpacing: "-0.012em",
});

/** A number worth showing large. */
export const number = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.number,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.tight,
  letterSpacing: "-0.03em",
  fontVariantNumeric: "tabular-nums",
});

/** A thin line above. */
export const ruled = style({ borderTop: `${tokens.line.thin} solid ${colour.line}`, paddingTop: tokens.space.wide });

/** Read out by screen readers, but not visible. */
export const visuallyHidden = style({
  position: "absolute",
  width: tokens.line.thin,
  height: tokens.line.thin,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

/** A few words that stay on one line. */
export const whole = style({ whiteSpace: "nowrap" });

/** Links in a row that wraps. */
export const row = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.base, alignItems: "center" });

/** A link that a finger can hit, perhaps with a sign beside its words. */
export const target = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.hair,
  minHeight: tokens.width.target,
});

/** A box to type into. The border is darker than a line that only divides: it alone shows where to type. */
export const input = style({
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

/** A list whose items carry a mark of their own. */
export const marked = style({ ...column, gap: tokens.space.small });
globalStyle(`${marked} > li`, {
  display: "grid",
  gridTemplateColumns: `min(${tokens.width.icon}, 6.5vw) 1fr`,
  gap: `min(${tokens.space.small}, 4vw)`,
  alignItems: "start",
});
globalStyle(`${marked} > li > svg`, { marginTop: "0.3em", color: colour.action });
