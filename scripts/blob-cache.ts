import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const DIGEST_LENGTH = 32;

/** What has not been asked for in this time is thrown away. */
const KEPT_DAYS = 30;
const DAY = 86_400_000;

/**
 * Keeps on disk what is slow to make, under node_modules/.cache. A file's name is a hash of everything its content was
 * made from, and it starts with a hash of its content. So what another version left is never asked for, and what is cut
 * short or damaged counts as absent. Files are written beside and renamed: a build that is killed, or two builds at once,
 * leave no half file.
 */
export class BlobCache {
  readonly #folder: string;

  /**
   * @param root the project's folder
   * @param kind keeps what is of one kind together
   */
  constructor(root: string, kind: string) {
    this.#folder = join(root, "node_modules/.cache/site", kind);
    mkdirSync(this.#folder, { recursive: true });
  }

  /** @returns what was kept under the key; undefined if there is nothing, or nothing whole. */
  read(key: string): Buffer | undefined {
    const file = this.#file(key);
    try {
      const stored = readFileSync(file);
      const [digest, data] = [stored.subarray(0, DIGEST_LENGTH), stored.subarray(DIGEST_LENGTH)];
      if (!digestOf(data).equals(digest)) return undefined;
      touch(file);
      return data;
    } catch {
      return undefined;
    }
  }

  write(key: string, data: Buffer): void {
    const file = this.#file(key);
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, Buffer.concat([digestOf(data), data]));
    renameSync(unfinished, file);
  }

  /** @returns what was kept under the key; otherwise makes and keeps it. */
  async get(key: string, make: () => Buffer | Promise<Buffer>): Promise<Buffer> {
    const known = this.read(key);
    if (known) return known;
    const made = await make();
    this.write(key, made);
    return made;
  }

  /** Throws away what nobody has asked for in a long time. */
  prune(): void {
    const limit = Date.now() - KEPT_DAYS * DAY;
    for (const name of readdirSync(this.#folder)) {
      const file = join(this.#folder, name);
      const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? limit;
      if (used < limit) rmSync(file, { force: true });
    }
  }

  #file(key: string): string {
    return join(this.#folder, createHash("sha256").update(key).digest("hex"));
  }
}

function digestOf(data: Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

/** Another build may have thrown the file away in the meantime, which does no harm. */
function touch(file: string): void {
  const now = new Date();
  utimesSync(file, now, now);
}
