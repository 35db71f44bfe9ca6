const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long a lead is kept: the next try that fails deletes it. */
export const LONGEST_KEPT = 24 * 60 * MINUTE;

/** How long the database's limit lasts for a form that too many have sent. */
const RATE_LIMIT_PAUSE = 10 * MINUTE;

const PAUSES = [5 * SECOND, 15 * SECOND, 45 * SECOND, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, 60 * MINUTE];

/**
 * How long to wait before trying again: longer each time, and never the same for everybody, so that all who were cut off
 * together do not come back together.
 *
 * @param attempts how often it was tried, at least once
 * @param isRateLimited whether the service said that too many came at once
 * @param share a random number from 0 to 1
 */
export function pauseAfter(attempts: number, isRateLimited: boolean, share: number): number {
  const pause = isRateLimited ? RATE_LIMIT_PAUSE : (PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? SECOND);
  return Math.round(pause * (1 + share / 4));
}
