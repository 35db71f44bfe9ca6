import { createVar, globalStyle, keyframes, style } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { column } from "../theme/column.ts";
import { media } from "../theme/media.ts";
import { colour, darkColours, tokens } from "../theme/tokens.css.ts";

const fade = `opacity ${tokens.motion.menuFade} ease, display ${tokens.motion.menuFade} allow-discrete, overlay ${tokens.motion.menuFade} allow-discrete`;

/** A bright edge at the window's bottom shows that there is more below. */
const moreBelow = `linear-gradient(to top, ${colour.action} ${tokens.line.focus}, color-mix(in srgb, ${colour.action} 30%, transparent) 0, transparent) 0 100% / 100% ${tokens.space.large} no-repeat`;

/** Full-screen; a modal dialog, so browsers keep the focus inside and restore it. */
export const menu = style([
  darkColours,
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
    scrollPaddingTop: tokens.width.header,
    // A background that scrolls along covers the edge at the end.
    background: `linear-gradient(${colour.base}, ${colour.base}) 0 100% / 100% ${tokens.space.large} no-repeat local, ${moreBelow} ${colour.base}`,
    scrollbarColor: `${colour.soft} transparent`,
    color: colour.text,
    opacity: 0,
    transition: fade,
    selectors: { "&[open]": { opacity: 1 }, "&::backdrop": { backgroundColor: "transparent" } },
    "@starting-style": { selectors: { "&[open]": { opacity: 0 } } },
  },
]);

/** A high window is not left half empty: below the panels is the street at night. */
globalStyle(`${menu}::after`, {
  "@media": {
    [media.tall]: {
      content: "''",
      position: "absolute",
      zIndex: -1,
      insetInline: 0,
      bottom: 0,
      height: `calc(100% - ${tokens.width.assistant} - ${tokens.width.header})`,
      background: "url('/images/scenes/street.svg') bottom / cover no-repeat",
      maskImage: "linear-gradient(transparent, black 60%)",
    },
    [media.forcedColours]: { display: "none" },
  },
});

/** The page behind does not scroll while the menu is open. */
globalStyle(`html:has(${menu}[open])`, { overflow: "hidden" });

/** Sticky, to close the menu from any scroll position. */
export const bar = style({
  position: "sticky",
  top: 0,
  zIndex: tokens.layer.bar,
  backgroundColor: colour.base,
  height: tokens.width.header,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
});

/** Fits a window of 700 px, and one column a phone of 844 px. */
export const panels = style({
  ...column,
  gap: tokens.space.small,
  paddingBlock: `0 ${tokens.space.base}`,
  "@container": {
    [breakpoint.wide]: {
      display: "grid",
      gap: tokens.space.huge,
      paddingTop: tokens.space.wide,
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    },
    [breakpoint.desktop]: { gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)" },
  },
});

export const side = style({
  ...column,
  gap: tokens.space.small,
  "@container": { [breakpoint.wide]: { gap: tokens.space.large } },
});

const reveal = keyframes({ from: { opacity: 0, transform: `translateY(${tokens.space.wide})` } });
const delay = createVar();

/** Links appear one by one, a tenth of a second apart. */
export const link = style({
  "@media": {
    [media.moving]: {
      animation: `${reveal} ${tokens.motion.linkReveal} ${tokens.motion.ease} backwards`,
      animationDelay: delay,
    },
  },
});

/** As many links as the schema allows. */
for (let index = 0; index < 10; index++) {
  globalStyle(`${link}:nth-child(${index + 1})`, {
    vars: { [delay]: `calc(${tokens.motion.linkStagger} * ${index})` },
  });
}

export const linkText = style({
  display: "inline-flex",
  alignItems: "center",
  // In low windows, such as a phone in landscape, all links stay in sight.
  minHeight: `max(${tokens.width.link}, min(${tokens.width.row}, 4.7vh))`,
  fontFamily: tokens.font.heading,
  fontSize: `min(${tokens.size.heading1}, 8vh)`,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.tight,
  letterSpacing: tokens.tracking.letters,
  wordSpacing: tokens.tracking.words,
  color: colour.text,
  textDecoration: "none",
  transition: `color ${tokens.motion.answer}`,
  ":hover": { color: colour.action },
  selectors: { "&[aria-current]": { color: colour.action } },
});

export const panel = style({
  ...column,
  paddingTop: tokens.space.small,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  fontSize: tokens.size.small,
  lineHeight: "1.4",
  "@container": { [breakpoint.wide]: { gap: tokens.space.tight, paddingTop: tokens.space.wide } },
});

export const panelLink = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.tight,
  minHeight: tokens.width.link,
  color: colour.text,
  fontSize: tokens.size.note,
  ":hover": { color: colour.action },
});

const columns = {
  display: "grid",
  gap: `0 ${tokens.space.base}`,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${tokens.width.address}), 1fr))`,
} as const;

export const platforms = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: tokens.space.wide,
  "@container": { [breakpoint.wide]: columns },
});

export const contacts = style(columns);

/** E-mail and telephone are side by side if they fit. */
export const desk = style({ display: "flex", flexWrap: "wrap", columnGap: tokens.space.base });
globalStyle(`${desk} > :first-child`, { width: "100%" });

export const offer = style({ paddingTop: tokens.space.small });
