/**
 * The folder that a build writes, and what the last build wrote there: from what each page and picture was made, kept in Vite's cache
 * folder. What would be made from the same inputs is left alone. Without that file, everything is written again.
 */
import { hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { withSlashes } from "../../src/content/files/find-files.ts";
import { compressedCopy } from "../hosts/compressed-copy.ts";
import { COPY_ENDING } from "../hosts/encoding.ts";

/** Something that a build made: a page with its data, a picture. */
export interface BuildRecord {
  /** A hash of everything it was made from. */
  readonly key: string;
  /** Of a page: its classes, and a hash of the styles that were chosen by them (`PageStyles`). */
  readonly classes?: string;
  readonly styles?: string;
  /** Its files, each with its size and times when it was written. */
  readonly files: Readonly<Record<string, string>>;
}

/** Files by their path, which starts with a slash. */
export type Files = Iterable<readonly [path: string, data: string | Buffer]>;

/** A built site's folder. */
export class SiteFolder {
  /** The folder's absolute path. */
  readonly path: string;
  readonly #record: string;
  readonly #before: Readonly<Record<string, BuildRecord>>;
  readonly #after: Record<string, BuildRecord> = {};

  /**
   * @param folder the absolute path of the folder
   * @param cache Vite's cache folder
   */
  constructor(folder: string, cache: string) {
    this.path = folder;
    this.#record = join(cache, "site", `${hashOf(folder)}.json`);
    this.#before = readRecord(this.#record);
  }

  /** @returns what the last build made under a name, if it was made from the same and its files are untouched */
  find(name: string, key: string): BuildRecord | undefined {
    const made = this.#before[name];
    const isUntouched = ([path, fingerprint]: [string, string]) => fingerprintOf(join(this.path, path)) === fingerprint;
    return made?.key === key && Object.entries(made.files).every(isUntouched) ? made : undefined;
  }

  /** Leaves what the last build made. */
  keep(name: string, made: BuildRecord): void {
    this.#after[name] = made;
  }

  /** Writes files, with compressed copies. */
  write(name: string, made: Omit<BuildRecord, "files">, files: Files): void {
    const fingerprints: Record<string, string> = {};
    for (const [path, text] of files) {
      const data = typeof text === "string" ? Buffer.from(text) : text;
      const copy = compressedCopy(path, data);
      fingerprints[path] = this.#writeFile(path, data);
      if (copy) fingerprints[path + COPY_ENDING] = this.#writeFile(path + COPY_ENDING, copy);
    }
    this.#after[name] = { ...made, files: fingerprints };
  }

  /** Makes sure that a file is there: it is left if it was made from the same inputs, and made again if not. */
  async put(
    path: string,
    from: string | Buffer,
    make: () => string | Buffer | Promise<string | Buffer>,
  ): Promise<void> {
    const key = hashOf(from);
    const known = this.find(path, key);
    if (known) this.keep(path, known);
    else this.write(path, { key }, [[path, await make()]]);
  }

  /** Deletes what this build has not written, and remembers the rest for the next one. */
  finish(): void {
    const wanted = new Set(Object.values(this.#after).flatMap(({ files }) => Object.keys(files)));
    for (const item of readdirSync(this.path, { recursive: true, withFileTypes: true })) {
      const file = join(item.parentPath, item.name);
      const path = `/${withSlashes(relative(this.path, file))}`;
      const isWanted = item.isDirectory() ? [...wanted].some((each) => each.startsWith(`${path}/`)) : wanted.has(path);
      if (!isWanted) rmSync(file, { recursive: true, force: true });
    }
    mkdirSync(dirname(this.#record), { recursive: true });
    // Renamed, so that a build that is killed leaves no half of it.
    writeFileSync(`${this.#record}.${process.pid}`, JSON.stringify(this.#after));
    renameSync(`${this.#record}.${process.pid}`, this.#record);
  }

  #writeFile(path: string, data: Buffer): string {
    const file = join(this.path, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, data);
    return fingerprintOf(file) ?? "";
  }
}

/** @returns undefined if there is no such file */
function fingerprintOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}` : undefined;
}

function readRecord(file: string): Readonly<Record<string, BuildRecord>> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

/** @returns a short text that differs where the data differ */
export function hashOf(data: string | Buffer): string {
  return hash("sha256", data, "base64url");
}
