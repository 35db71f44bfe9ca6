import { type Dirent, globSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/**
 * Finds the files that a glob pattern describes, except hidden ones.
 * @returns their paths below the folder, with slashes on Windows too, in the same order on every machine
 */
export function findFiles(pattern: string | readonly string[], folder = "."): string[] {
  return pathsOf(folder, globSync(pattern, { cwd: folder, withFileTypes: true }));
}

/** The same for all files below a folder, hidden ones as well. */
export function filesBelow(folder: string): string[] {
  return pathsOf(folder, readdirSync(folder, { recursive: true, withFileTypes: true }));
}

function pathsOf(folder: string, items: readonly Dirent[]): string[] {
  const files = items.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name));
  return files.map((file) => withSlashes(relative(folder, file))).sort();
}

/** A path that becomes an address, or is compared with a written one: Windows has backslashes in it. */
export function withSlashes(path: string, separator: string = sep): string {
  return path.split(separator).join("/");
}
