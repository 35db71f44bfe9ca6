/** A call's state in `data-state`, set by player.client.ts; absent before the first use. */
type CallState = "idle" | "playing" | "paused" | "ended";

/** A selector for the content of a call in a state */
export const inState = (state: CallState) =>
  state === "idle" ? "[data-call]:not([data-state])" : `[data-state="${state}"]`;

/** The content of a call that was started. */
export const STARTED = "[data-call][data-state]";
