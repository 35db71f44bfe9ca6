import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { media } from "../theme/media.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

export const list = style({
  gap: tokens.space.wide,
  "@container": { [breakpoint.mobile]: { gap: tokens.space.small } },
});

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

/** At the head of the card, from edge to edge. */
export const picture = style({
  margin: `calc(-1 * ${tokens.space.wide}) calc(-1 * ${tokens.space.wide}) ${tokens.space.tight}`,
  overflow: "hidden",
  borderRadius: `${tokens.radius.base} ${tokens.radius.base} 0 0`,
  "@container": {
    [breakpoint.mobile]: {
      margin: `calc(-1 * ${tokens.space.base}) calc(-1 * ${tokens.space.base}) ${tokens.space.small}`,
    },
  },
});
globalStyle(`${picture} > div`, { border: 0, borderRadius: 0 });
globalStyle(`${picture} img`, { width: "100%", aspectRatio: "16 / 7", objectFit: "cover", objectPosition: "50% 78%" });

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
