/**
 * Gives an entry of content/ another name, and mends everything that names it.
 * Usage: npm run content:rename -- article old-name new-name [--yes]. Shows what it would change and asks; --yes doesn't ask.
 */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { plural } from "../../src/content/check/report/report.ts";
import { applyChanges } from "../content-edit/changes.ts";
import { collectionCalled } from "../content-edit/kinds.ts";
import { exitOnError } from "../lib/exit-on-error.ts";
import { renameEntry } from "./rename-entry.ts";

await exitOnError("content:rename", async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false } },
  });
  const [kind, ...names] = positionals.map((word) => word.trim());
  const [from, to, ...more] = names.map(bareName);
  if (!kind || !from || !to || more.length > 0) {
    throw new Error("Say what it is, its name and its new name: npm run content:rename -- article old-name new-name");
  }
  const { changes, summary, notes } = renameEntry({ root: process.cwd(), type: collectionCalled(kind), from, to });
  console.log(`This would change:\n${summary.map((line) => `  ${line}`).join("\n")}`);
  for (const note of notes) console.log(note);
  if (!values.yes && !(await agreed())) {
    console.log("Nothing was changed.");
    return;
  }
  applyChanges(process.cwd(), changes);
  // The entry itself counts twice: its old name goes, and its new one comes.
  const others = changes.size - 2;
  const mended = others > 0 ? ` and mended in ${plural(others, "other file")}` : "";
  console.log(`Renamed${mended}. The content check finds no mistake.`);
});

/** Terminals complete paths, and people copy addresses. */
function bareName(written: string): string {
  return written.replace(/^.*[/\\]/, "").replace(/\.(?:mdx|json)$/, "");
}

/** @returns whether somebody types yes; nobody there means no. */
async function agreed(): Promise<boolean> {
  process.stdout.write("Go ahead? (yes/no) ");
  const input = createInterface({ input: process.stdin });
  const { value, done } = await input[Symbol.asyncIterator]().next();
  input.close();
  if (done) console.log("");
  return !done && /^y(?:es)?$/i.test(value.trim());
}
