import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuiltCode } from "./code.ts";

/** The server's code, running. */
export type Renderer = typeof import("../../src/entry.server.tsx");

/**
 * Runs the server's code from a folder of its own, within node_modules, so that it finds the libraries it imports.
 * @param root the project's folder
 */
export async function withRenderer<Result>(
  root: string,
  server: BuiltCode["server"],
  use: (renderer: Renderer) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(root, "node_modules/.cache/site/server-"));
  try {
    for (const [path, data] of server) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), data);
    }
    const renderer: Renderer = await import(pathToFileURL(join(folder, "entry.server.js")).href);
    return await use(renderer);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
