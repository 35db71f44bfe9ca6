import { keyframes, style } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { column } from "../theme/column.ts";
import { media } from "../theme/media.ts";
import { colour, lightColours, tokens } from "../theme/tokens.css.ts";

/** A single task, and a scene at its right or at its end. */
export const stage = style({
  overflow: "clip",
  isolation: "isolate",
  ...column,
  justifyContent: "space-between",
  // Content that appears once the session is known must not move the footer: it is below the window's edge.
  minHeight: `calc(100svh - ${tokens.width.header})`,
  paddingBlock: tokens.space.hero,
});

/** Words only, at half the height of the scene. */
export const alone = style({
  "@container": { [breakpoint.desktop]: { minHeight: tokens.width.dialog, justifyContent: "center" } },
});

/** As wide as the scene leaves it. */
export const task = style({
  ...column,
  gap: tokens.space.wide,
  "@container": { [breakpoint.desktop]: { maxWidth: "56%" } },
});

const onTop = { gridArea: "1 / 1" };

/** As high as the longer of its two texts. */
export const title = style({
  display: "grid",
  fontSize: tokens.size.number,
  "::after": { ...onTop, content: "attr(data-later)", visibility: "hidden" },
});

export const titleText = style(onTop);

/** A light card on a dark background. */
export const panel = style([
  lightColours,
  {
    ...column,
    gap: tokens.space.wide,
    alignContent: "start",
    width: "100%",
    maxWidth: tokens.width.narrow,
    padding: tokens.space.large,
    color: colour.text,
    backgroundColor: colour.base,
    borderRadius: tokens.radius.base,
    boxShadow: tokens.shadow.raised,
  },
]);

const onItsWay = keyframes({ to: { backgroundPositionX: "100%" } });

/** Progress as a dot moving along a line. Hidden without a script. */
export const status = style({
  color: colour.text,
  paddingBottom: tokens.space.base,
  borderBottom: `${tokens.line.thin} dashed ${colour.accent}`,
  backgroundImage: `radial-gradient(farthest-side at bottom, ${colour.accent} 92%, transparent)`,
  backgroundSize: `${tokens.width.dot} ${tokens.line.bar}`,
  backgroundRepeat: "no-repeat",
  backgroundPositionY: "100%",
  "@media": {
    [media.moving]: { animation: `${onItsWay} 2s infinite` },
    [media.scriptless]: { display: "none" },
  },
});
