import { style, styleVariants } from "@vanilla-extract/css";
import { inState } from "./call-states.ts";

const hidden = style({ display: "none" });

const shownIn = (...ancestors: readonly string[]) =>
  ({ selectors: Object.fromEntries(ancestors.map((ancestor) => [`${ancestor} &`, { display: "inline" }])) }) as const;

/** Shown in one state only. */
export const states = styleVariants({
  idle: [hidden, shownIn(inState("idle"))],
  playing: [hidden, shownIn(inState("playing"))],
  paused: [hidden, shownIn(inState("paused"))],
  ended: [hidden, shownIn(inState("ended"))],
});

/** Shown unless the call plays. */
export const whilePaused = style({ selectors: { [`${inState("playing")} &`]: { display: "none" } } });

export const whileNoVoice = style([hidden, shownIn("[data-sound='none']")]);
export const whileVoice = style({ selectors: { "[data-sound='none'] &": { display: "none" } } });

export const whileOpen = style([hidden, shownIn("[aria-expanded='true']")]);
export const whileFolded = style({ selectors: { "[aria-expanded='true'] &": { display: "none" } } });
