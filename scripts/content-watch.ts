/**
 * Checks content/ now and after each save, for the editor that has started it (.vscode/extensions/help-for-writers).
 * Each check is one message, a WatchReport. Ends with the editor.
 */
import { loadContent } from "../src/content/load.server.ts";
import { watchReport } from "./content-edit/watch-report.ts";
import { watchContent } from "./watch-content.ts";

/** An editor underlines mistakes while one types: a moment later is soon enough. In milliseconds. */
const SETTLING = 150;

const root = process.cwd();

function check(): void {
  process.send?.(watchReport(loadContent(root)));
}

watchContent(root, SETTLING, check);
process.on("disconnect", () => process.exit());
check();
