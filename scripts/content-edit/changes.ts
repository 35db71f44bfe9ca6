import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { type LoadResult, loadContent } from "../../src/content/load/load.server.ts";

/** What a command does to content/: the new text of each file, by its path from the root; undefined takes it away. */
export type Changes = ReadonlyMap<string, string | undefined>;

/**
 * Reads content/ for a command that changes it. References can be found only in files that can be read.
 * @throws if there are mistakes
 */
export function loadSound(root: string): LoadResult {
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
    writeAll(trial, changes);
    return loadContent(trial);
  } finally {
    rmSync(trial, { recursive: true });
  }
}

/**
 * Makes all of the changes or none: every new text is written to a temporary file before the first is moved into place, and if one
 * can't, those that could are taken back.
 * @throws whatever kept a file from being written
 */
export function applyChanges(root: string, changes: Changes): void {
  const before: Changes = new Map(
    [...changes.keys()].map((file) => {
      const path = join(root, file);
      return [file, existsSync(path) ? readFileSync(path, "utf8") : undefined];
    }),
  );
  try {
    writeAll(root, changes);
  } catch (error) {
    writeAll(root, before);
    throw error;
  }
}

function writeAll(root: string, changes: Changes): void {
  const ready: [from: string, to: string][] = [];
  try {
    for (const [file, text] of changes) {
      if (text === undefined) continue;
      const path = join(root, file);
      const aside = join(dirname(path), `.${basename(path)}.new`);
      ready.push([aside, path]);
      mkdirSync(dirname(aside), { recursive: true });
      writeFileSync(aside, text);
    }
    for (const [from, to] of ready) renameSync(from, to);
    for (const [file, text] of changes) if (text === undefined) rmSync(join(root, file), { force: true });
  } finally {
    for (const [aside] of ready) rmSync(aside, { force: true });
  }
}
