import { availableParallelism } from "node:os";

/** How many tests run at once: half of the processors, and at least two. In CI it is the same on every machine, so that runs can be compared. */
export const workers = process.env["CI"] ? 2 : Math.max(2, Math.floor(availableParallelism() / 2));
