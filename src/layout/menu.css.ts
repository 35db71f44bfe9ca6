import { createVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { media } from "../theme/media.ts";
import { room } from "../theme/room.css.ts";
import { ground, nightGround, tokens } from "../theme/tokens.css.ts";

const fade = `opacity ${tokens.motion.menuFade} ease, display ${tokens.motion.menuFade} allow-discrete, overlay ${tokens.motion.menuFade} allow-discrete`;

/** Covers the whole window; a modal dialog, so that the browser keeps focus inside and gives it back. */
export const menu = style([
  nightGround,
  {
    position: "fixed",
    inset: 0,
    width: "100%",
    height: "100%",
    maxWidth: "none",
    maxHeight: "none",
    margin: 0,
    padding: 0,
    border: 0,
    overflowY: "auto",
    overscrollBehavior: "contain",
    backgroundColor: ground.base,
    color: ground.text,
    opacity: 0,
    transition: fade,
    selectors: { "&[open]": { opacity: 1 }, "&::backdrop": { backgroundColor: "transparent" } },
    "@starting-style": { selectors: { "&[open]": { opacity: 0 } } },
  },
]);

/** The page behind does not scroll while the menu is open. */
globalStyle(`html:has(${menu}[open])`, { overflow: "hidden" });

export const bar = style({
  height: tokens.width.header,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
});

export const panels = style({
  ...column,
  gap: tokens.space.huge,
  paddingBlock: `${tokens.space.large} ${tokens.space.section}`,
  "@container": {
    [room.wide]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    [room.desktop]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)" },
  },
});

export const side = style({ ...column, gap: tokens.space.large });

export const links = style(column);

const reveal = keyframes({ from: { opacity: 0, transform: `translateY(${tokens.space.wide})` } });
const delay = createVar();

/** Each link follows the one before it after a tenth of a second. */
export const link = style({
  "@media": {
    [media.moving]: {
      animation: `${reveal} ${tokens.motion.linkReveal} ${tokens.motion.ease} backwards`,
      animationDelay: delay,
    },
  },
});

/** The n-th child of the list, for as many links as the schema allows. */
for (let index = 0; index < 10; index++) {
  globalStyle(`${link}:nth-child(${index + 1})`, {
    vars: { [delay]: `calc(${tokens.motion.linkStagger} * ${index})` },
  });
}

export const linkText = style({
  display: "inline-flex",
  alignItems: "center",
  // In a low window, as of a telephone held across, all links stay in sight.
  minHeight: `max(${tokens.width.target}, min(${tokens.width.row}, 10vh))`,
  fontFamily: tokens.font.heading,
  fontSize: `min(${tokens.size.heading1}, 8vh)`,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.tight,
  letterSpacing: "-0.028em",
  color: ground.text,
  textDecoration: "none",
  transition: `color ${tokens.motion.answer}`,
  ":hover": { color: ground.action },
  selectors: { "&[aria-current]": { color: ground.action } },
});

export const panel = style({
  ...column,
  gap: tokens.space.tight,
  paddingTop: tokens.space.wide,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
});

export const panelTitle = style({
  fontFamily: tokens.font.text,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  color: ground.accent,
  letterSpacing: 0,
});

export const panelLink = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.tight,
  minHeight: tokens.width.target,
  color: ground.text,
  fontSize: tokens.size.note,
  ":hover": { color: ground.action },
});

export const contacts = style({
  display: "grid",
  gap: `${tokens.space.base}`,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${tokens.width.address}), 1fr))`,
});
