import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";

const SCRIPT = join(import.meta.dirname, "load.lua");

/** Connections that ask at once. They, and the milliseconds that each rests before it asks, make some 20,000 requests a second. */
const CONNECTIONS = 128;
const REST = 3;

const LONGEST_SECONDS = 60;

const figures = z.object({
  requests: z.number(),
  duration: z.number(),
  slowestOfHundred: z.number(),
  refused: z.number(),
  unanswered: z.number(),
});

/** What a server answered under load. */
export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds within which 99 of 100 requests were answered. */
  readonly slowestOfHundred: number;
  /** Answers of 400 and more, and requests that got none. */
  readonly failures: number;
}

/** A load that goes on until it is stopped. */
interface RunningLoad {
  readonly stop: () => Promise<Load>;
}

/** @returns whether there is a program on this machine that makes the load: wrk, from Debian's package of that name. */
export function hasLoadGenerator(): boolean {
  return !spawnSync("wrk", ["--version"]).error;
}

/** Asks a server on this machine for some of its paths, in turn, as often as `CONNECTIONS` and `REST` allow. */
export function startLoad(port: number, paths: readonly string[]): RunningLoad {
  const how = ["--threads", "1", "--connections", `${CONNECTIONS}`, "--duration", `${LONGEST_SECONDS}s`];
  const what = ["--latency", "--script", SCRIPT, `http://127.0.0.1:${port}`, "--", `${REST}`, ...paths];
  const child = spawn("wrk", [...how, ...what], { stdio: ["ignore", "ignore", "pipe"] });
  const { promise: end, resolve, reject } = Promise.withResolvers<void>();
  let said = "";
  child.stderr.on("data", (text: Buffer) => (said += text.toString()));
  child.once("error", reject).once("close", () => resolve());
  const stop = async () => {
    child.kill("SIGINT");
    await end;
    return read(said);
  };
  return { stop };
}

function read(said: string): Load {
  const { requests, duration, slowestOfHundred, refused, unanswered } = figures.parse(JSON.parse(said));
  return {
    requestsPerSecond: Math.round(requests / (duration / 1e6)),
    slowestOfHundred: slowestOfHundred / 1000,
    failures: refused + unanswered,
  };
}
