import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** What a command used. */
export interface Usage {
  /** Processor time of the command and of all that it started, in seconds. */
  readonly cpu: number;
  /** The most memory that its own process had at one moment, in megabytes. */
  readonly memory: number;
}

/** Linux counts processor time in these units, whatever its clock. */
const TICKS_A_SECOND = 100;

/** Astro names each page, in bytes. */
const LONGEST_LOG = 100_000_000;

/** Has Node say at its end how much memory it has had. */
const SAYING_MEMORY = `data:text/javascript,process.on("exit", () => console.log("peak kB:", process.resourceUsage().maxRSS))`;

/**
 * Runs a script of Node to its end.
 * @throws if it fails
 */
export function measure(script: readonly string[], cwd: string): Usage {
  const before = childrenTime();
  const args = ["--import", SAYING_MEMORY, ...script];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: "utf8",
    maxBuffer: LONGEST_LOG,
  });
  if (status !== 0) throw new Error(`${script.join(" ")} failed:\n${stdout}${stderr}`);
  const peaks = [...stdout.matchAll(/^peak kB: (\d+)$/gm)].map(([, kilobytes]) => Number(kilobytes));
  return { cpu: childrenTime() - before, memory: Math.max(...peaks) / 1024 };
}

/** Processor time of all children of this process that have ended, and of theirs, in seconds. */
function childrenTime(): number {
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return fields.slice(13, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
}
