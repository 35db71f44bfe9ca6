import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Changes, ContentFiles } from "../../src/content/entries/content-files.ts";
import { type LoadResult, loadContent } from "../../src/content/load.server.ts";

/**
 * Reads content/ for a command that changes it. References in unreadable files can't be found.
 * @throws if there are mistakes
 */
export function loadValidContent(root: string): LoadResult {
  const loaded = loadContent(root);
  const count = loaded.problems.length;
  if (count > 0) {
    const mistakes = count === 1 ? "a mistake" : `${count} mistakes`;
    throw new Error(`content/ has ${mistakes}. Fix that first: "npm run content:check" says where.`);
  }
  return loaded;
}

/** @returns the content check's result for content/ with the changes, without changing content/ itself. */
export function tryChanges(root: string, changes: Changes): LoadResult {
  return loadContent(new ContentFiles(root).with(changes));
}

/** Applies the changes. Deletes last, to lose no text on a failure; git has the rest. */
export function applyChanges(root: string, changes: Changes): void {
  for (const [file, text] of changes) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const [file, text] of changes) if (text === undefined) rmSync(join(root, file));
}
