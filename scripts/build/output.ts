import { hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import type { BlobCache } from "../blob-cache.ts";
import { compressedCopies } from "./compress.ts";

/** How a file was when a build had written it. */
const writtenFile = z.object({
  path: z.string(),
  hash: z.string(),
  /** Size, times of change and place on the disk: while these are the same, so is the content. */
  state: z.string(),
});
type WrittenFile = z.infer<typeof writtenFile>;

const ledger = z.record(z.string(), z.object({ key: z.string(), files: z.array(writtenFile) }));
type Item = z.infer<typeof ledger>[string];

/** What an item of the output consists of: files by their path, which starts with a slash. */
export type ItemFiles = Iterable<readonly [path: string, data: string | Buffer]>;

/**
 * The folder that a build writes, and the ledger of what the last build wrote there. An item (a page with its data, a
 * picture) that was made from the same inputs, and whose files nobody has touched, stays as it is; everything else is
 * made anew, and what no longer belongs there is deleted. So the folder holds in the end what a build from nothing would
 * have written, whatever happened to it, to the ledger or to an earlier build that was killed.
 */
export class Output {
  readonly #folder: string;
  readonly #cache: BlobCache;
  readonly #before: Readonly<Record<string, Item>>;
  readonly #after: Record<string, Item> = {};
  readonly #folders = new Set<string>();

  readonly #version: string;

  /**
   * @param folder the absolute path of the folder
   * @param cache where the ledger is kept
   * @param version changes with the code that compresses and writes
   */
  constructor(folder: string, cache: BlobCache, version: string) {
    this.#folder = folder;
    this.#cache = cache;
    this.#version = version;
    this.#before = readLedger(cache, folder);
  }

  /**
   * Makes sure that an item is there.
   * @param name the item's name, which no other item has
   * @param key says from what the item is made, the code that makes it included
   * @param make makes its files
   * @returns whether it had to be made
   */
  async put(name: string, key: string, make: () => ItemFiles | Promise<ItemFiles>): Promise<boolean> {
    const keyHash = hashOf(`${this.#version}\0${key}`);
    const known = this.#before[name];
    const files = known?.key === keyHash ? this.#verified(known.files) : undefined;
    this.#after[name] = { key: keyHash, files: files ?? this.#write(await make()) };
    return files === undefined;
  }

  /** Deletes what no item of this build has written, and remembers the rest for the next build. */
  finish(): void {
    const wanted = new Set(Object.values(this.#after).flatMap(({ files }) => files.map(({ path }) => path)));
    this.#sweep(this.#folder, wanted);
    this.#cache.write(ledgerKey(this.#folder), Buffer.from(JSON.stringify(this.#after)));
  }

  /** @returns the files as they are now; undefined if one has another content than the build had given it. */
  #verified(files: readonly WrittenFile[]): WrittenFile[] | undefined {
    const now = files.flatMap((file) => {
      const state = stateOf(join(this.#folder, file.path));
      if (state === file.state) return [file];
      return state !== undefined && this.#hashOnDisk(file.path) === file.hash ? [{ ...file, state }] : [];
    });
    return now.length === files.length ? now : undefined;
  }

  #hashOnDisk(path: string): string | undefined {
    try {
      return hashOf(readFileSync(join(this.#folder, path)));
    } catch {
      return undefined;
    }
  }

  #write(files: ItemFiles): WrittenFile[] {
    return [...files].flatMap(([path, content]) => {
      const data = Buffer.from(content);
      const copies = compressedCopies(path, data).map((copy) => this.#writeFile(path + copy.suffix, copy.data));
      return [this.#writeFile(path, data), ...copies];
    });
  }

  #writeFile(path: string, data: Buffer): WrittenFile {
    const file = join(this.#folder, path);
    this.#ensureFolder(dirname(file));
    writeFileSync(file, data);
    return { path, hash: hashOf(data), state: stateOf(file) ?? "" };
  }

  #ensureFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
  }

  /** @returns whether anything is left in the folder */
  #sweep(folder: string, wanted: ReadonlySet<string>): boolean {
    let left = false;
    for (const item of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, item.name);
      const stays = item.isDirectory()
        ? this.#sweep(path, wanted)
        : wanted.has(`/${relative(this.#folder, path).replaceAll("\\", "/")}`);
      left ||= stays;
      if (stays) continue;
      if (item.isDirectory()) rmdirSync(path);
      else rmSync(path);
    }
    return left;
  }
}

function ledgerKey(folder: string): string {
  return `ledger of ${folder}`;
}

function readLedger(cache: BlobCache, folder: string): Readonly<Record<string, Item>> {
  const data = cache.read(ledgerKey(folder));
  const { data: items } = ledger.safeParse(data && JSON.parse(data.toString()));
  return items ?? {};
}

/** @returns undefined if there is no such file */
function stateOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? [stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino].join(" ") : undefined;
}

function hashOf(data: string | Buffer): string {
  return hash("sha256", data, "base64url");
}
