import { hash } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import type { BlobCache } from "../blob-cache.ts";
import { COPY_ENDING } from "../serve/encoding.ts";
import { compressedCopy } from "./compress.ts";

/** How a file was when a build had written it. */
interface WrittenFile {
  readonly path: string;
  readonly hash: string;
  /** While the file looks like this from outside, its content is the same (`fileState`). */
  readonly state: string;
}

interface Item {
  readonly key: string;
  readonly files: readonly WrittenFile[];
}

type Ledger = Record<string, Item>;

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
  readonly #before: Readonly<Ledger>;
  readonly #after: Ledger = {};
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
    this.#before = readLedger(cache, ledgerKey(folder, version));
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
    if (files) return false;
    // In turns of the event loop V8 ends its collections and gives memory back: a build of 10,000 articles would do without any for a minute.
    await turn();
    return true;
  }

  /** Deletes what no item of this build has written, and remembers the rest for the next build. */
  finish(): void {
    const wanted = new Set(Object.values(this.#after).flatMap(({ files }) => files.map(({ path }) => path)));
    this.#sweep(this.#folder, wanted);
    this.#cache.write(ledgerKey(this.#folder, this.#version), Buffer.from(JSON.stringify(this.#after)));
  }

  /** @returns the files as they are now; undefined if one has another content than the build had given it. */
  #verified(files: readonly WrittenFile[]): WrittenFile[] | undefined {
    const now = files.flatMap((file) => {
      const state = fileState(join(this.#folder, file.path));
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
      const data = typeof content === "string" ? Buffer.from(content) : content;
      const copy = compressedCopy(path, data);
      const file = this.#writeFile(path, data);
      return copy ? [file, this.#writeFile(path + COPY_ENDING, copy)] : [file];
    });
  }

  #writeFile(path: string, data: Buffer): WrittenFile {
    const file = join(this.#folder, path);
    this.#ensureFolder(dirname(file));
    writeFileSync(file, data);
    return { path, hash: hashOf(data), state: fileState(file) ?? "" };
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

/** The version decides the ledger's form, so it is part of the key. */
function ledgerKey(folder: string, version: string): string {
  return `ledger of ${folder} by ${version}`;
}

function readLedger(cache: BlobCache, key: string): Readonly<Ledger> {
  const data = cache.read(key);
  return data ? JSON.parse(data.toString()) : {};
}

function hashOf(data: string | Buffer): string {
  return hash("sha256", data, "base64url");
}

/**
 * Says by what shows from outside whether a file is as it was: its size, times of change and place on the disk.
 * @returns undefined if there is no such file
 */
function fileState(file: string): string | undefined {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  // A template's text is kept as a chain of its parts, which takes seven times the room; a build has seventy thousand of these.
  return stat?.isFile() ? [stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino].join(" ") : undefined;
}
