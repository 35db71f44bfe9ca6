/**
 * Checks content/ now and after each save, a line a mistake, for the task in .vscode/tasks.json that turns lines into
 * red lines.
 * Usage: npm run content:watch; ends with Ctrl+C.
 */
import { watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { loadContent } from "../src/content/load.server.ts";
import { watchLines } from "./content-edit/watch-lines.ts";

/** Editors save in several steps, and a rename touches many files. */
const SETTLING = 150;

const root = process.cwd();

function check(): void {
  console.log("Checking content");
  for (const line of watchLines(loadContent(root))) console.log(line);
  console.log("Checked content");
}

let isDue = false;
watch(join(root, "content"), { recursive: true }, async () => {
  if (isDue) return;
  isDue = true;
  await pause(SETTLING);
  isDue = false;
  check();
});
check();
