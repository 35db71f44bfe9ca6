import type { KeptReading, ReadingStore } from "../../src/content/reading/kept-readings.ts";
import type { BlobCache } from "../blob-cache.ts";
import { codeVersion } from "../code-version.ts";

/** Everything that has a say in what a file of content/ is read as. */
const READERS = ["schemas/**/*", "src/content/**/*"];

/** Keeps readings of content/ from one build to the next. */
export class DiskStore implements ReadingStore {
  readonly #cache: BlobCache;
  readonly #version: string;
  #loaded: ReadonlyMap<string, KeptReading> = new Map();

  /** @param root the project's folder */
  constructor(root: string, cache: BlobCache) {
    this.#cache = cache;
    this.#version = codeVersion(root, READERS);
  }

  load(facts: string): ReadonlyMap<string, KeptReading> {
    const data = this.#cache.read(this.#key(facts));
    // The key names the code that wrote it, and the cache gives nothing that was damaged: what is there has this form.
    const entries: [file: string, reading: KeptReading][] = data ? JSON.parse(data.toString()) : [];
    this.#loaded = new Map(entries);
    return this.#loaded;
  }

  save(facts: string, readings: ReadonlyMap<string, KeptReading>): void {
    const isLoaded = ([file, reading]: [string, KeptReading]) => this.#loaded.get(file) === reading;
    if (readings.size === this.#loaded.size && [...readings].every(isLoaded)) return;
    this.#cache.write(this.#key(facts), Buffer.from(JSON.stringify([...readings])));
  }

  #key(facts: string): string {
    return `readings ${this.#version} ${facts}`;
  }
}
