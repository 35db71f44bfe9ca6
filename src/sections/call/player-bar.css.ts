import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { column } from "../../theme/column.ts";
import { stickyHeight, titleText } from "../../theme/layout.css.ts";
import { media } from "../../theme/media.ts";
import { colour, darkColours, tokens } from "../../theme/tokens.css.ts";
import { inState } from "./call-states.ts";

export { states, whileNoVoice, whilePaused, whileVoice } from "./states.css.ts";

/** Hidden without a script or player. On phones it is sticky while the call plays. */
export const bar = style([
  darkColours,
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    gap: `${tokens.space.small} ${tokens.space.large}`,
    alignItems: "center",
    padding: `${tokens.space.base} ${tokens.space.gutter}`,
    color: colour.text,
    backgroundColor: colour.raised,
    "@container": {
      [breakpoint.mobile]: {
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: 0,
        paddingBlock: tokens.space.small,
        selectors: {
          [`${inState("playing")} &`]: { position: "sticky", top: stickyHeight, zIndex: tokens.layer.bar },
        },
      },
    },
    "@media": { [media.scriptless]: { display: "none" } },
    selectors: { "[data-without-player] &": { display: "none" } },
  },
]);

const control = {
  padding: 0,
  border: `${tokens.line.thin} solid transparent`,
  background: "none",
  color: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "@media": { [media.forcedColours]: { borderColor: "ButtonText" } },
} as const;

export const play = style({ ...control, display: "flex", alignItems: "center", gap: tokens.space.wide });

export const sign = style({
  flex: "none",
  width: `calc(${tokens.space.huge} + ${tokens.space.large})`,
  padding: tokens.space.base,
  borderRadius: tokens.radius.round,
  border: `${tokens.line.thick} solid transparent`,
  color: colour.onAction,
  backgroundColor: colour.action,
  fill: "currentColor",
  transition: `background-color ${tokens.motion.answer}`,
  selectors: { "button:hover > &": { backgroundColor: colour.actionHover } },
  "@container": { [breakpoint.mobile]: { width: tokens.width.row, padding: tokens.space.small } },
  "@media": { [media.forcedColours]: { borderColor: "ButtonText" } },
});

/** As wide as its longest label, to keep the timeline in place. */
export const playWords = style({ ...column, minWidth: "12em", lineHeight: "1.35" });

export const playTitle = style([titleText, { fontSize: tokens.size.heading3 }]);

export const example = style({ fontSize: tokens.size.small, color: colour.soft });

/** In one line on phones, to keep the bar low. */
export const timeline = style({
  ...column,
  minWidth: 0,
  "@container": {
    [breakpoint.mobile]: { flexFlow: "row-reverse wrap", alignItems: "center", columnGap: tokens.space.base },
  },
});

export const clock = style({
  alignSelf: "flex-end",
  "@container": { [breakpoint.mobile]: { alignSelf: "center" } },
  fontSize: tokens.size.small,
  fontVariantNumeric: "tabular-nums",
  color: colour.soft,
});

export const track = style({
  position: "relative",
  "@container": { [breakpoint.mobile]: { flex: `1 1 ${tokens.width.label}` } },
});

export const range = style({
  display: "block",
  width: "100%",
  height: tokens.width.target,
  margin: 0,
  accentColor: colour.action,
  colorScheme: "dark",
  cursor: "pointer",
  "@media": { [media.forcedColours]: { border: `${tokens.line.thin} solid ButtonText` } },
});

/** Positions of the moments; the thumb's width is left out at both ends, as browsers do. */
export const marks = style({
  position: "absolute",
  insetInline: tokens.space.tight,
  bottom: 0,
  width: `calc(100% - 2 * ${tokens.space.tight})`,
  height: tokens.space.small,
  overflow: "visible",
  pointerEvents: "none",
});
globalStyle(`${marks} > path`, {
  stroke: colour.accent,
  strokeWidth: 2,
  vectorEffect: "non-scaling-stroke",
});

export const sound = style({
  ...control,
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${tokens.space.tiny} ${tokens.space.small}`,
  alignItems: "center",
  minHeight: tokens.width.target,
  "@container": { [breakpoint.mobile]: { gridTemplateColumns: "auto auto minmax(0, 1fr)" } },
});

/** Two lines high, as it may have to explain why there is no sound. */
export const reader = style({
  gridColumn: "1 / -1",
  width: tokens.width.column,
  minHeight: "2.7em",
  fontSize: tokens.size.small,
  lineHeight: "1.35",
  color: colour.soft,
  "@container": {
    [breakpoint.mobile]: { gridColumn: "auto", width: "auto", alignContent: "center" },
    [breakpoint.narrow]: { gridColumn: "1 / -1" },
  },
});

export const switchTrack = style({
  position: "relative",
  width: tokens.width.target,
  height: tokens.space.wide,
  border: `${tokens.line.thick} solid ${colour.soft}`,
  borderRadius: tokens.radius.round,
  transition: `background-color ${tokens.motion.answer}`,
  "::after": {
    content: "''",
    position: "absolute",
    insetBlock: tokens.space.tiny,
    insetInlineStart: tokens.space.tiny,
    aspectRatio: "1",
    borderRadius: tokens.radius.round,
    backgroundColor: colour.soft,
    transition: `inset ${tokens.motion.answer}`,
  },
  selectors: {
    "[aria-checked='true'] > &": { borderColor: colour.action, backgroundColor: colour.action },
    "[aria-checked='true'] > &::after": {
      insetInlineStart: `calc(100% - ${tokens.space.wide} + 3 * ${tokens.space.tiny} - ${tokens.line.thick})`,
      backgroundColor: colour.onAction,
    },
  },
  "@media": { [media.forcedColours]: { forcedColorAdjust: "none" } },
});
