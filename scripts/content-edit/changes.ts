import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type LoadResult, loadContent } from "../../src/content/load.server.ts";

/** What a command does to content/: the new text of each file, by its path from the root; undefined takes it away. */
export type Changes = ReadonlyMap<string, string | undefined>;

/**
 * Reads content/ for a command that changes it. References can be found only in files that can be read.
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

/** @returns what the content check says of content/ with the changes; content/ itself stays as it is. */
export function tryChanges(root: string, changes: Changes): LoadResult {
  const trial = mkdtempSync(join(tmpdir(), "content-"));
  try {
    cpSync(join(root, "content"), join(trial, "content"), { recursive: true });
    applyChanges(trial, changes);
    return loadContent(trial);
  } finally {
    rmSync(trial, { recursive: true });
  }
}

/** Makes the changes. Nothing is taken away before all else is written, so that no text is lost on the way; the rest git has. */
export function applyChanges(root: string, changes: Changes): void {
  for (const [file, text] of changes) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const [file, text] of changes) if (text === undefined) rmSync(join(root, file));
}
