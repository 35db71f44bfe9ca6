import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findFiles } from "../../src/content/files/find-files.ts";

/**
 * Hashes the code behind a result: the project's files, the locked versions of dependencies, and the
 * versions of Node and its libraries.
 * @param root the project's folder
 * @param patterns the relevant files
 */
export function codeVersion(root: string, patterns: readonly string[]): string {
  const hash = createHash("sha256").update(JSON.stringify([process.versions, process.platform, process.arch]));
  const files = findFiles([...patterns, "package-lock.json"], root);
  for (const file of files.filter((name) => !name.includes(".test."))) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}
