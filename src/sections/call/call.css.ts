import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { apart, column, columns } from "../../theme/column.ts";
import { titleText, touchTarget } from "../../theme/layout.css.ts";
import { media } from "../../theme/media.ts";
import { colour, darkColours, lightColours, shadedColours, tokens } from "../../theme/tokens.css.ts";
import { STARTED } from "./call-states.ts";

export { whileFolded, whileOpen } from "./states.css.ts";

/** Edge to edge on phones. `clip` makes it no scroll container, which keeps the bar sticky. */
export const stage = style({
  overflow: "clip",
  borderRadius: tokens.radius.large,
  boxShadow: tokens.shadow.stage,
  "@container": {
    [breakpoint.mobile]: { marginInline: `calc(-1 * ${tokens.space.gutter})`, borderRadius: 0, boxShadow: "none" },
  },
  "@media": { print: { boxShadow: "none", borderRadius: 0 } },
});

const inset = {
  padding: `${tokens.space.large} ${tokens.space.gutter}`,
  "@container": { [breakpoint.mobile]: { paddingBlock: tokens.space.wide } },
};

const top = style([darkColours, { color: colour.text, backgroundColor: colour.base }]);

/** What is beside the words on wide screens is below them on others. */
export const tops = styleVariants({
  film: [top, { "@container": { [breakpoint.desktop]: { ...columns(1, 1), alignItems: "center" } } }],
  building: [top, { "@container": { [breakpoint.desktop]: columns(7, 5) } }],
  nothing: [top],
});

/** As high as the words beside it. */
export const building = style({
  position: "relative",
  aspectRatio: "2",
  "@container": {
    [breakpoint.desktop]: { aspectRatio: "auto", maskImage: "linear-gradient(to right, transparent, black 35%)" },
  },
  "@media": { [media.forcedColours]: { display: "none" } },
});

export const view = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  objectPosition: "bottom",
});

export const words = style({ ...inset, ...column, gap: tokens.space.base, position: "relative", zIndex: 1 });

/** Without a film, the moments are at the right of what is said. */
export const wordsAndMoments = style([
  words,
  { "@container": { [breakpoint.desktop]: { ...columns(7, 5), alignItems: "center" } } },
]);

export const moments = style({ ...column, gap: tokens.space.tight, marginTop: tokens.space.base });

export const moment = style({
  display: "grid",
  gridTemplateColumns: `${tokens.width.slim} 1fr`,
  gap: tokens.space.tight,
  alignItems: "baseline",
  color: colour.soft,
  "@container": { [breakpoint.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 } },
  selectors: { "&[data-now]": { color: colour.text } },
});

export const time = style([
  titleText,
  {
    fontVariantNumeric: "tabular-nums",
    color: colour.accent,
    selectors: {
      [`${STARTED} li:not([data-now]) > &`]: { color: "inherit" },
    },
  },
]);

export const papers = style({ "@container": { [breakpoint.wide]: columns(7, 5) } });

export const script = style([
  lightColours,
  { ...inset, ...column, gap: tokens.space.small, minWidth: 0, color: colour.text, backgroundColor: colour.raised },
]);

export const note = style([
  shadedColours,
  { ...inset, ...column, gap: tokens.space.base, minWidth: 0, color: colour.text, backgroundColor: colour.base },
]);

export const scriptHead = style(apart);

export const paperTitle = style({
  fontFamily: tokens.font.text,
  fontSize: tokens.size.text,
  fontWeight: tokens.weight.strong,
  letterSpacing: 0,
  color: colour.soft,
});

const isFolded = `${media.moving} and (scripting)`;

/** On phones a window that scrolls with the call, until it is opened. */
export const lines = style({
  position: "relative",
  "@container": {
    [breakpoint.mobile]: {
      "@media": {
        [isFolded]: {
          height: `calc(${tokens.space.huge} * 3.5)`,
          overflow: "hidden",
          maskImage: "linear-gradient(black 82%, transparent)",
          selectors: { "&[data-whole]": { height: "auto", maskImage: "none" } },
        },
      },
    },
  },
});
globalStyle(lines, { "@media": { print: { height: "auto !important", maskImage: "none !important" } } });

export const line = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, calc(${tokens.width.slim} - ${tokens.space.wide})) minmax(0, 1fr)`,
  gap: tokens.space.tight,
  alignItems: "baseline",
  marginInlineStart: `calc(-1 * ${tokens.space.base})`,
  padding: `${tokens.space.tiny} ${tokens.space.tight} ${tokens.space.tiny} calc(${tokens.space.base} - ${tokens.line.focus})`,
  borderInlineStart: `${tokens.line.focus} solid transparent`,
  borderRadius: `0 ${tokens.radius.base} ${tokens.radius.base} 0`,
  fontSize: tokens.size.note,
  lineHeight: "1.45",
  "@container": {
    [breakpoint.mobile]: { marginInlineStart: 0, paddingInlineStart: tokens.space.tight },
    [breakpoint.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 },
  },
  selectors: {
    [`${STARTED} &:not([data-said])`]: { color: colour.soft },
    "&[data-now]": { backgroundColor: colour.lit, borderInlineStartColor: colour.accent },
  },
});

const speaker = style({ fontSize: tokens.size.small });

export const speakers = styleVariants({
  agent: [speaker, { color: colour.action }],
  caller: [speaker, { color: colour.soft }],
});

/** Only shown with such a window. */
export const whole = style([
  touchTarget,
  {
    display: "none",
    alignSelf: "flex-start",
    padding: 0,
    border: `${tokens.line.thin} solid transparent`,
    background: "none",
    color: colour.action,
    fontWeight: tokens.weight.strong,
    textDecoration: "underline",
    textUnderlineOffset: "0.18em",
    cursor: "pointer",
    "@container": { [breakpoint.mobile]: { "@media": { [isFolded]: { display: "inline-flex" } } } },
    "@media": { [media.forcedColours]: { borderColor: "ButtonText" } },
  },
]);
