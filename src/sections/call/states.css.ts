import { style, styleVariants } from "@vanilla-extract/css";

/** Where a call is, as player.client.ts says in its `data-state`. A call that was never played has none. */
export type CallState = "idle" | "playing" | "paused" | "ended";

/** @returns a selector for what is inside a call that is in a state */
export const inState = (state: CallState) =>
  state === "idle" ? "[data-call]:not([data-state])" : `[data-state="${state}"]`;

/** Inside a call that has been played, and shows what has been said so far. */
export const STARTED = "[data-call][data-state]";

const hidden = style({ display: "none" });

const shownIn = (...ancestors: readonly string[]) =>
  ({ selectors: Object.fromEntries(ancestors.map((ancestor) => [`${ancestor} &`, { display: "inline" }])) }) as const;

/** What shows in one state alone. */
export const states = styleVariants({
  idle: [hidden, shownIn(inState("idle"))],
  playing: [hidden, shownIn(inState("playing"))],
  paused: [hidden, shownIn(inState("paused"))],
  ended: [hidden, shownIn(inState("ended"))],
});

/** What shows unless the call plays. */
export const whilePaused = style({ selectors: { [`${inState("playing")} &`]: { display: "none" } } });

export const whileNoVoice = style([hidden, shownIn("[data-sound='none']")]);
export const whileVoice = style({ selectors: { "[data-sound='none'] &": { display: "none" } } });

export const whileOpen = style([hidden, shownIn("[aria-expanded='true']")]);
export const whileFolded = style({ selectors: { "[aria-expanded='true'] &": { display: "none" } } });
