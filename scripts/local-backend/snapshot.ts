import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { keptFile } from "../lib/kept-file.ts";

const cache = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "node_modules", ".cache", "local-backend");

function engineVersion(): string {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  return readFileSync(join(dirname(entry), "..", "package.json"), "utf8");
}

/**
 * A snapshot of a set-up database's files: with it a start takes one second, without
 * it ten.
 * @param recipe all inputs of the database; a different recipe gives a new snapshot
 * @param make sets up the database
 */
export async function snapshotOf(recipe: unknown, make: () => Promise<Blob>): Promise<Blob> {
  const hash = createHash("sha256").update(JSON.stringify([engineVersion(), recipe]));
  const file = join(cache, `${hash.digest("hex").slice(0, 32)}.tar`);
  const bytes = await keptFile(file, async () => new Uint8Array(await (await make()).arrayBuffer()));
  return new Blob([bytes]);
}
