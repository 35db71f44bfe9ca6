import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** What a command and all that it started have used. */
export interface Usage {
  /** Seconds of processor time, of the programs (user) and of the system for them. */
  readonly cpu: number;
  /** The most memory that all of them had at one moment, in megabytes; what they share counts once. */
  readonly memory: number;
}

const SAMPLE_MS = 250;

/** Linux counts processor time in these units, whatever its clock. */
const TICKS_A_SECOND = 100;

/**
 * Runs a command to its end.
 * @throws if it fails
 */
export async function measure(command: string, args: readonly string[], cwd: string): Promise<Usage> {
  const before = childrenTime();
  const child = spawn(command, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (said += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  let memory = 0;
  let isRunning = true;
  void ended.then(() => (isRunning = false));
  while (isRunning) {
    memory = Math.max(memory, memoryOf(child.pid ?? 0));
    await Promise.race([pause(SAMPLE_MS), ended]);
  }
  if ((await ended) !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${said}`);
  return { cpu: childrenTime() - before, memory };
}

/** Processor time of all children of this process that have ended, and of theirs. */
function childrenTime(): number {
  const [user = 0, system = 0] = statOf("self").slice(13, 15).map(Number);
  return (user + system) / TICKS_A_SECOND;
}

/** @returns the fields of a process after its name, which may hold spaces; the state comes first */
function statOf(pid: number | "self"): string[] {
  return readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
}

/** Proportional set sizes of a process and its descendants, in megabytes. */
export function memoryOf(root: number): number {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))] as const),
  );
  const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isBelow).reduce((sum, pid) => sum + proportionalSize(pid), 0);
}

function parentOf(pid: number): number {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    return 0;
  }
}

/** A process may end while it is looked at. */
function proportionalSize(pid: number): number {
  try {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0;
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}
