import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

const PAUSE_MS = 200;

/**
 * Waits until no other build writes the same folder, and keeps others waiting from then on. A lock whose process is gone
 * was left by a build that was killed, and counts for nothing.
 * @param file the lock
 * @param onWait called once if there is another build
 * @returns gives the lock back
 */
export async function oneAtATime(file: string, onWait: () => void): Promise<() => void> {
  for (let told = false; !isTaken(file); told = true) {
    if (!told) onWait();
    await pause(PAUSE_MS);
  }
  const giveBack = () => rmSync(file, { force: true });
  process.on("exit", giveBack);
  return giveBack;
}

/** @returns whether this process has the lock now */
function isTaken(file: string): boolean {
  // A link appears at once and with its content: nobody can find the lock without its holder.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch {
    if (isRunning(holderOf(file))) return false;
    rmSync(file, { force: true });
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

function holderOf(file: string): number {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return Number.NaN;
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
