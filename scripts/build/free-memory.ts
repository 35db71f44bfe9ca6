import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Gives the memory that is not in use back to the machine. V8 would keep it for later, at the very moment when another
 * process needs a third of a gigabyte. Takes a fifth of a second with two thousand articles in memory.
 */
export function freeMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect: NonNullable<typeof globalThis.gc> = runInNewContext("gc");
  // Only this kind of collection gives pages back.
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
