import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const cache = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "node_modules", ".cache", "local-backend");

/** After so long, whoever began a snapshot has died over it. */
const ABANDONED_AFTER = 60_000;

function engineVersion(): string {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  return readFileSync(join(dirname(entry), "..", "package.json"), "utf8");
}

/** Whether this process may make the snapshot; otherwise another one is at it. */
function claim(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    const begun = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - begun > ABANDONED_AFTER) rmSync(lock, { force: true });
    return false;
  }
}

async function makeFile(file: string, make: () => Promise<Blob>): Promise<void> {
  const data = Buffer.from(await (await make()).arrayBuffer());
  // It gets its name in one step, so that nobody ever reads half of it.
  writeFileSync(`${file}.part`, data);
  renameSync(`${file}.part`, file);
}

/**
 * The files of a database that is set up, kept from one start to the next: with them a start takes one second, without
 * them ten. Several processes that ask at the same moment, as tests do, get the work of one.
 *
 * @param recipe all that the database is made of; another recipe means another snapshot
 * @param make sets up the database
 * @returns its files
 */
export async function snapshotOf(recipe: unknown, make: () => Promise<Blob>): Promise<Blob> {
  const hash = createHash("sha256").update(JSON.stringify([engineVersion(), recipe]));
  const file = join(cache, `${hash.digest("hex").slice(0, 32)}.tar`);
  const lock = `${file}.lock`;
  mkdirSync(cache, { recursive: true });
  while (!existsSync(file)) {
    if (!claim(lock)) {
      await pause(50);
      continue;
    }
    try {
      await makeFile(file, make);
    } finally {
      rmSync(lock, { force: true });
    }
  }
  return new Blob([readFileSync(file)]);
}
