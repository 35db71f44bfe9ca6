import type { Outcome } from "./send.client.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The result of an attempt that isn't final. */
export type Unfinished = Exclude<Outcome, { kind: "delivered" | "refused" }>;

/** Leads expire: the next failed attempt deletes them, if there were enough. */
export const LONGEST_KEPT = 24 * 60 * MINUTE;

/** With the pauses alone, about five hours. A whole day has more than twice as many. */
export const FEWEST_TRIES = 12;

/** The duration of the database's rate limit: ten minutes plus the current one. */
const RATE_LIMIT_PAUSE = 11 * MINUTE;

const PAUSES = [5 * SECOND, 15 * SECOND, 45 * SECOND, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, 60 * MINUTE];

/**
 * The pause before the next attempt: growing, with jitter, as clients that were cut off together
 * must not return together.
 * @param attempts the number of attempts, at least one
 * @param outcome of the last attempt
 * @param share a random number from 0 to 1
 */
export function pauseAfter(attempts: number, outcome: Unfinished, share: number): number {
  const pause =
    outcome.kind === "rate-limited"
      ? rateLimitPause(outcome.retryAfter)
      : PAUSES[Math.min(attempts, PAUSES.length) - 1];
  return Math.round((pause ?? SECOND) * (1 + share / 4));
}

/** An earlier attempt would count against the visitor; a proxy's "at once" isn't taken literally. */
function rateLimitPause(retryAfter: number | undefined): number {
  if (retryAfter === undefined) return RATE_LIMIT_PAUSE;
  return Math.min(Math.max(retryAfter * SECOND, MINUTE), LONGEST_KEPT);
}
