import type { Prose } from "./prose.server.ts";

/** What was read of a file in which nothing is wrong, in a form that can be written as JSON. */
export interface KeptReading {
  /** How the file looked from outside (`fileState`). */
  readonly state: string;
  /** Of the file's text. */
  readonly digest: string;
  readonly data: unknown;
  readonly prose: Pick<Prose, "headings" | "words" | "links" | "pictures"> | undefined;
}

/**
 * Where readings are kept from one look at content/ to the next: to read and check a file takes thirty times as long as to
 * see that it has not changed.
 */
export interface ReadingStore {
  /**
   * @param facts what else has a say in a reading, as text
   * @returns what was kept under these facts, by file
   */
  readonly load: (facts: string) => ReadonlyMap<string, KeptReading>;
  readonly save: (facts: string, readings: ReadonlyMap<string, KeptReading>) => void;
}

/** Keeps readings as long as the process lives. */
export class MemoryStore implements ReadingStore {
  #facts = "";
  #readings: ReadonlyMap<string, KeptReading> = new Map();

  load(facts: string): ReadonlyMap<string, KeptReading> {
    return facts === this.#facts ? this.#readings : new Map();
  }

  save(facts: string, readings: ReadonlyMap<string, KeptReading>): void {
    this.#facts = facts;
    this.#readings = readings;
  }
}
