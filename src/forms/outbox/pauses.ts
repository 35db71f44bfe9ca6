import type { Outcome } from "./send.client.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How a try ends that is not the last. */
export type Unfinished = Exclude<Outcome, { kind: "delivered" | "refused" }>;

/** How long a lead is kept: the next try that fails deletes it. */
export const LONGEST_KEPT = 24 * 60 * MINUTE;

/** How long the database's limit lasts for a form that too many have sent: ten minutes, and the one that has begun. */
const RATE_LIMIT_PAUSE = 11 * MINUTE;

const PAUSES = [5 * SECOND, 15 * SECOND, 45 * SECOND, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, 60 * MINUTE];

/**
 * How long to wait before trying again: longer each time, and never the same for everybody, so that all who were cut off
 * together do not come back together.
 *
 * @param attempts how often it was tried, at least once
 * @param outcome how the last try ended
 * @param share a random number from 0 to 1
 */
export function pauseAfter(attempts: number, outcome: Unfinished, share: number): number {
  const pause =
    outcome.kind === "rate-limited"
      ? rateLimitPause(outcome.retryAfter)
      : PAUSES[Math.min(attempts, PAUSES.length) - 1];
  return Math.round((pause ?? SECOND) * (1 + share / 4));
}

/** An earlier try would count against the visitor; a proxy that says "at once" is not asked at once for a day. */
function rateLimitPause(retryAfter: number | undefined): number {
  if (retryAfter === undefined) return RATE_LIMIT_PAUSE;
  return Math.min(Math.max(retryAfter * SECOND, MINUTE), LONGEST_KEPT);
}
