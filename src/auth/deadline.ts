/** Stands for work that was not done in time. */
export const LATE = Symbol("late");

/**
 * Waits for work no longer than it is worth waiting. The work itself goes on.
 * @returns what the work leads to, or LATE
 */
export async function withDeadline<Result>(work: Promise<Result>, milliseconds: number): Promise<Result | typeof LATE> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
