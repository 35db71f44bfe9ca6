import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { room } from "../theme/room.css.ts";
import { ground, limestoneGround, tokens } from "../theme/tokens.css.ts";

/** One thing to do, on a page that is otherwise empty. */
export const stage = style({
  display: "grid",
  alignItems: "start",
  overflow: "clip",
  isolation: "isolate",
  // What comes once the session is known must not move the footer under anybody's eyes: it stands below the window's edge.
  minHeight: `calc(100svh - ${tokens.width.header})`,
  paddingBlock: tokens.space.hero,
});

/** What the page is about at the left, the one thing to do at the right. */
export const split = style({
  display: "grid",
  gap: tokens.space.large,
  "@container": {
    [room.desktop]: {
      gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
      columnGap: tokens.space.huge,
      alignItems: "start",
    },
  },
});

export const words = style({ display: "grid", gap: tokens.space.base, maxWidth: "32rem" });

/** Small enough for one line: what a title becomes once the outcome is known must not move what stands below. */
export const title = style({ fontSize: tokens.size.title });

/** A sheet of paper on the night ground. */
export const panel = style([
  limestoneGround,
  {
    display: "grid",
    gap: tokens.space.wide,
    alignContent: "start",
    width: "100%",
    maxWidth: tokens.width.narrow,
    padding: `${tokens.space.large} ${tokens.space.wide}`,
    color: ground.text,
    backgroundColor: ground.base,
    borderRadius: tokens.radius.base,
    boxShadow: tokens.shadow.raised,
    "@container": { [room.wide]: { padding: tokens.space.large } },
  },
]);

const dashes = `repeating-linear-gradient(to right, ${ground.accent} 0 ${tokens.space.hair}, transparent 0 ${tokens.space.tight})`;
const station = `radial-gradient(circle closest-side, ${ground.accent} 92%, transparent)`;

const onItsWay = keyframes({ to: { backgroundPosition: "100% 50%, 0 50%" } });

/** What is under way: a station on its way along a line. Without a script nothing is, so nothing is said to be. */
export const status = style({
  display: "grid",
  gap: tokens.space.base,
  color: ground.text,
  "::after": {
    content: "''",
    height: tokens.width.dot,
    backgroundImage: `${station}, ${dashes}`,
    backgroundSize: `${tokens.width.dot} ${tokens.width.dot}, 100% ${tokens.line.thin}`,
    backgroundRepeat: "no-repeat",
    backgroundPosition: "0 50%, 0 50%",
  },
  "@media": {
    [media.moving]: { "::after": { animation: `${onItsWay} 2s ${tokens.motion.ease} infinite` } },
    [media.scriptless]: { display: "none" },
  },
});

/** Parts of the panel that have nothing to do with each other. */
export const part = style({
  display: "grid",
  gap: tokens.space.wide,
  paddingTop: tokens.space.wide,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
});
