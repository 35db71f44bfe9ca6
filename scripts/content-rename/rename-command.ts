import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { plural } from "../../src/content/problems/report.ts";
import { applyChanges } from "../content-edit/changes.ts";
import { collectionCalled } from "../content-edit/kinds.ts";
import type { Terminal } from "../content-edit/terminal.ts";
import { renameEntry } from "./rename-entry.ts";

/**
 * Shows what a new name would change, and changes it after a yes.
 * @param args what it is, its name and its new name, and `--yes` if nobody is to be asked
 */
export async function renameCommand(root: string, args: readonly string[], terminal: Terminal): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false } },
  });
  const [kind, ...names] = positionals.map((word) => word.trim());
  const [from, to, ...more] = names.map(bareName);
  if (!kind || !from || !to || more.length > 0) {
    throw new Error("Say what it is, its name and its new name: npm run content:rename -- article old-name new-name");
  }
  const say = (line: string) => terminal.print(`${line}\n`);
  const { changes, summary, notes } = renameEntry({ root, type: collectionCalled(kind), from, to });
  say(`This would change:\n${summary.map((line) => `  ${line}`).join("\n")}`);
  for (const note of notes) say(note);
  if (!values.yes && !(await agreed(terminal))) {
    say("Nothing was changed.");
    return;
  }
  applyChanges(root, changes);
  // The entry itself counts twice: its old name goes, and its new one comes.
  const others = changes.size - 2;
  const updated = others > 0 ? ` and updated in ${plural(others, "other file")}` : "";
  say(`Renamed${updated}. The content check finds no mistake.`);
}

/** Terminals complete paths, and people copy addresses. */
function bareName(written: string): string {
  return written.replace(/^.*[/\\]/, "").replace(/\.(?:mdx|json)$/, "");
}

/** @returns whether the user types yes; without a terminal, the answer is no. */
async function agreed({ input, print }: Terminal): Promise<boolean> {
  print("Go ahead? (yes/no) ");
  const reader = createInterface({ input });
  const { value, done } = await reader[Symbol.asyncIterator]().next();
  reader.close();
  if (done) print("\n");
  return !done && /^y(?:es)?$/i.test(value.trim());
}
