import { type FSWatcher, watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Calls back after each change in content/. Editors save in several steps, and a rename touches many files: what follows
 * upon a change within a moment is no change of its own.
 * @param root the project's folder
 * @param moment in milliseconds
 */
export function watchContent(root: string, moment: number, onChange: () => void): FSWatcher {
  let isDue = false;
  return watch(join(root, "content"), { recursive: true }, async () => {
    if (isDue) return;
    isDue = true;
    await pause(moment);
    isDue = false;
    onChange();
  });
}
