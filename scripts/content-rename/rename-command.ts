import { parseArgs } from "node:util";
import type { CollectionName } from "../../schemas/content-types.ts";
import { plural } from "../../src/content/problems/report.ts";
import { applyChanges } from "../content-edit/changes.ts";
import { collectionCalled } from "../content-edit/kinds.ts";
import { renameEntry } from "./rename-entry.ts";

/**
 * Shows the effects of a rename, and applies them with `--yes`.
 * @param args type, name and new name
 * @returns the output
 */
export function renameCommand(root: string, args: readonly string[]): string {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false } },
  });
  const [kind, ...names] = positionals.map((word) => word.trim());
  const type = kind ? collectionCalled(kind) : undefined;
  const [from, bare, ...more] = names.map((name) => bareName(name, type));
  if (!type || !from || !bare || more.length > 0) {
    throw new Error("Say what it is, its name and its new name: npm run content:rename -- article old-name new-name");
  }
  const to = namesFolder(names[1] ?? "") ? bare : from.slice(0, from.lastIndexOf("/") + 1) + bare;
  const { changes, summary, notes } = renameEntry({ root, type, from, to });
  const shown = [...summary.map((line) => `  ${line}`), ...notes].join("\n");
  if (!values.yes) return `This would change:\n${shown}\nNothing was changed yet: add --yes to change it.`;
  applyChanges(root, changes);
  // The entry itself counts twice, as deleted and as new.
  const others = changes.size - 2;
  const updated = others > 0 ? ` and updated in ${plural(others, "other file")}` : "";
  return `Changed:\n${shown}\nRenamed${updated}. The content check finds no mistake.`;
}

/** Whether a new name says where the page goes, as an address or a path does. A single word leaves it in its folder. */
function namesFolder(written: string): boolean {
  return /[/\\]/.test(written);
}

/** Terminals complete paths, and people copy addresses. The folder of a page is a part of its name. */
function bareName(written: string, type: CollectionName | undefined): string {
  const path = written.replaceAll("\\", "/").replace(/\.(?:mdx|json)$/, "");
  return type === "pages" ? path.replace(/^(?:\.?\/)?(?:content\/pages\/)?/, "") : path.replace(/^.*\//, "");
}
