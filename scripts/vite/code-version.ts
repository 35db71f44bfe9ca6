import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Identifies the code that makes something: the project's own files, the locked versions of what it uses, and the
 * versions of Node and of the libraries within it.
 * @param root the project's folder
 * @param patterns the project's files that have a say
 */
export function codeVersion(root: string, patterns: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify([process.versions, process.platform, process.arch]));
  const files = globSync([...patterns, "package-lock.json"], { cwd: root }).sort();
  for (const file of files.filter((name) => !name.includes(".test."))) {
    hash.update(`\0${file}\0`);
    // A pattern may match folders.
    if (/\.[a-z0-9]+$/.test(file)) hash.update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}
