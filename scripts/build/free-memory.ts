import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Below this there is little to give back, and a build of a few thousand articles is done in less (docs/performance.md). */
const MUCH = 400_000_000;

/**
 * Gives the memory that is not in use back to the machine, if it is much. V8 would keep it for later, at the very moment when another
 * process needs a third of a gigabyte. Takes a second with ten thousand articles in memory.
 */
export function freeMemory(): void {
  if (process.memoryUsage.rss() < MUCH) return;
  setFlagsFromString("--expose-gc");
  const collect: NonNullable<typeof globalThis.gc> = runInNewContext("gc");
  // Only this kind of collection gives pages back.
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
