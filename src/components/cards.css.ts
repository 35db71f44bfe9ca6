import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { equalColumns } from "../theme/column.ts";
import { media } from "../theme/media.ts";
import { colour, tokens } from "../theme/tokens.css.ts";
import { frameWidth } from "./grid.css.ts";

export const list = style({
  gap: tokens.space.wide,
  "@container": { [breakpoint.mobile]: { gap: tokens.space.small } },
});

// Not with letters so large that a title needs the width.
const isNarrow = `(${frameWidth.sum} <= width < ${frameWidth.three})`;

/** On tablets an even number is in pairs. */
export const pairs = style([
  list,
  { "@container": { [`(${frameWidth.two} <= width < ${frameWidth.three})`]: equalColumns(2) } },
]);

/** Four are in a row on wide screens. */
export const fours = style([pairs, { "@container": { [`(min-width: ${frameWidth.four})`]: equalColumns(4) } }]);

/** A card, covered by its link. */
export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: tokens.space.small,
  padding: tokens.space.wide,
  backgroundColor: colour.raised,
  border: `${tokens.line.thin} solid ${colour.line}`,
  borderRadius: tokens.radius.base,
  transition: `border-color ${tokens.motion.answer}`,
  ":hover": { borderColor: colour.action },
  "@container": { [breakpoint.mobile]: { gap: tokens.space.tiny, padding: tokens.space.base } },
});

/** At the head of the card, from edge to edge; where the card isn't in threes, small and beside the title. */
export const picture = style({
  margin: `calc(-1 * ${tokens.space.wide}) calc(-1 * ${tokens.space.wide}) ${tokens.space.tight}`,
  overflow: "hidden",
  borderRadius: `${tokens.radius.base} ${tokens.radius.base} 0 0`,
  "@container": { [isNarrow]: { margin: 0, borderRadius: tokens.radius.base } },
});
globalStyle(`${picture} > div`, { border: 0, borderRadius: 0 });
globalStyle(`${picture} img`, {
  width: "100%",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  objectPosition: "50% 78%",
  "@container": { [isNarrow]: { aspectRatio: "1" } },
});

export const pictured = style([
  card,
  {
    "@container": {
      [isNarrow]: {
        display: "grid",
        gridTemplateColumns: `${tokens.width.thumb} minmax(0, 1fr)`,
        gap: `${tokens.space.tight} ${tokens.space.base}`,
        alignItems: "center",
      },
    },
  },
]);
globalStyle(`${pictured} > :not(:first-child, h3)`, { "@container": { [isNarrow]: { gridColumn: "1 / -1" } } });

/** The link covers the card, focus ring included. */
export const cover = style({
  "::after": { content: "''", position: "absolute", inset: 0, borderRadius: tokens.radius.base },
  ":focus-visible": { outline: "none" },
  selectors: {
    "&:focus-visible::after": {
      outline: `${tokens.line.focus} solid ${colour.focus}`,
      outlineOffset: tokens.line.focusOffset,
    },
  },
  "@media": { [media.forcedColours]: { ":focus-visible": { outline: `${tokens.line.focus} solid Highlight` } } },
});

/** A title that is itself the link. */
export const titleLink = style([
  cover,
  {
    display: "flex",
    justifyContent: "space-between",
    gap: tokens.space.base,
    color: "inherit",
    textDecoration: "none",
    ":hover": { color: colour.action },
  },
]);

export const more = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.tight,
  minHeight: tokens.width.target,
  marginTop: "auto",
  marginBottom: `calc(${tokens.space.tight} * -1)`,
  color: colour.action,
  fontWeight: tokens.weight.strong,
  textDecoration: "none",
});

export const arrow = style({
  display: "inline-flex",
  flex: "none",
  // Smaller with large letters on a phone.
  width: `min(${tokens.width.icon}, 5vw)`,
  alignSelf: "center",
  color: colour.action,
  transition: `transform ${tokens.motion.answer}`,
  selectors: { [`${card}:hover &`]: { transform: `translateX(${tokens.space.tiny})` } },
  "@media": { [media.still]: { transition: "none" } },
});
