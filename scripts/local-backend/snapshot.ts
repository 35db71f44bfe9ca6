import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const cache = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "node_modules", ".cache", "local-backend");

function engineVersion(): string {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  return readFileSync(join(dirname(entry), "..", "package.json"), "utf8");
}

/**
 * The files of a database that is set up, kept from one start to the next: with them a start takes one second, without
 * them ten.
 *
 * @param recipe all that the database is made of; another recipe means another snapshot
 * @param make sets up the database
 */
export async function snapshotOf(recipe: unknown, make: () => Promise<Blob>): Promise<Blob> {
  const hash = createHash("sha256").update(JSON.stringify([engineVersion(), recipe]));
  const file = join(cache, `${hash.digest("hex").slice(0, 32)}.tar`);
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    // It gets its name in one step, so that no other process ever reads half of it.
    const part = `${file}.${process.pid}.part`;
    writeFileSync(part, Buffer.from(await (await make()).arrayBuffer()));
    renameSync(part, file);
  }
  return new Blob([readFileSync(file)]);
}
