/**
 * Checks content/ now and after each save, for the editor that has started it (.vscode/extensions/help-for-writers).
 * Each check is one message, a WatchReport. Ends with the editor.
 */
import { watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { loadContent } from "../src/content/load.server.ts";
import { MemoryStore } from "../src/content/reading/kept-readings.ts";
import { watchReport } from "./content-edit/watch-report.ts";

/** Editors save in several steps, and a rename touches many files. */
const SETTLING = 150;

const root = process.cwd();
const store = new MemoryStore();

function check(): void {
  process.send?.(watchReport(loadContent(root, undefined, store)));
}

let isDue = false;
watch(join(root, "content"), { recursive: true }, async () => {
  if (isDue) return;
  isDue = true;
  await pause(SETTLING);
  isDue = false;
  check();
});
process.on("disconnect", () => process.exit());
check();
