import { join } from "node:path";
import { type ContentTypeName, contentTypeNames, contentTypes } from "../../schemas/content-types.ts";
import { checkDates } from "./checking/dates.ts";
import { houseStyle } from "./checking/house-style.ts";
import { checkPictures } from "./checking/picture-mistakes.ts";
import { compareProblems, type Problem, type Told } from "./checking/problem.ts";
import { buildMoment } from "./clock.ts";
import { CheckedContent, type Content, type Entry, type ReadFile } from "./content.server.ts";
import { type ContentPicture, isPictureFile, readPicture } from "./content-pictures.ts";
import { publishedEntries } from "./publication.ts";
import { entryName, folderOf, NO_FILE, unclaimed } from "./reading/file-places.ts";
import { fileState } from "./reading/file-state.ts";
import type { KeptReading, ReadingStore } from "./reading/kept-readings.ts";
import { type Facts, keptReading, type ReadEntry, readEntry, readSource, recalledEntry } from "./reading/read-entry.ts";
import { listFiles } from "./reading/read-text.ts";
import { lateSource, readJson, type Source } from "./reading/source.server.ts";
import { checkRelations } from "./relations.server.ts";
import { buildTokens } from "./tokens.ts";

/** What a look at `content/` gave. */
export interface LoadResult {
  /** What visitors see at that moment. Wrong entries are left out, so use it only if there are no problems. */
  readonly content: Content;
  /** The same with drafts and with what is scheduled or has expired, for the dev server and for lists. */
  readonly preview: Content;
  /** The moment that decides what is published, in milliseconds since 1970. */
  readonly moment: number;
  /** All mistakes of all files, in the order of files and lines. */
  readonly problems: readonly Problem[];
  /** What is worth a look, but no reason not to publish, in the same order. */
  readonly warnings: readonly Problem[];
  /** Each file that was found, by path from the root. */
  readonly files: readonly string[];
  /** @returns the text of a file that was read, for the lines that reports show */
  readonly textOf: (file: string) => string | undefined;
}

/**
 * Reads and checks everything in `content/`.
 * @param root the folder that holds `content/`
 * @param moment decides what is published
 * @param store has the readings of files that have not changed since; without it, every file is read
 */
export function loadContent(root: string, moment = buildMoment(process.env), store?: ReadingStore): LoadResult {
  const reader = new ContentReader(root, store);
  return reader.read(moment);
}

class ContentReader {
  readonly #root: string;
  readonly #files: readonly string[];
  readonly #folders: ReadonlyMap<string, readonly string[]>;
  readonly #odd: readonly string[];
  readonly #sources = new Map<string, Source>();
  readonly #problems: Problem[] = [];
  readonly #entries: Entry[] = [];
  readonly #read: ReadFile[] = [];
  readonly #claimed = new Set<string>();
  readonly #pictures = new Map<string, ContentPicture>();
  readonly #store: ReadingStore | undefined;
  #kept: ReadonlyMap<string, KeptReading> = new Map();
  readonly #toKeep = new Map<string, KeptReading>();

  constructor(root: string, store: ReadingStore | undefined) {
    this.#root = root;
    this.#store = store;
    const listed = listFiles(join(root, "content"), "content/");
    this.#files = listed.filter((file) => file.isFile).map((file) => file.path);
    this.#folders = Map.groupBy(this.#files, folderOf);
    this.#odd = listed.filter((file) => !file.isFile).map((file) => file.path);
  }

  read(moment: number): LoadResult {
    const tokens = buildTokens(this.#valueOf("brand"), this.#valueOf("contacts"));
    const avoided = this.#valueOf("house-style");
    this.#readTypes({ tokens, style: houseStyle(avoided) }, JSON.stringify([...tokens, avoided]));
    for (const file of this.#files.filter(isPictureFile)) this.#readPicture(file);
    for (const file of this.#odd) this.#report(file, NO_FILE);
    for (const file of this.#files) if (!this.#claimed.has(file)) this.#report(file, unclaimed(file));
    const preview = new CheckedContent(this.#entries, tokens, this.#pictures);
    const relations = [
      ...checkRelations(preview, this.#read, moment),
      ...checkPictures(this.#read, this.#files.filter(isPictureFile)),
    ];
    const found = [...this.#problems, ...relations, ...checkDates(this.#read, moment)].sort(compareProblems);
    return {
      content: new CheckedContent(publishedEntries(this.#entries, moment), tokens, this.#pictures),
      preview,
      moment,
      problems: found.filter((problem) => !problem.warning),
      warnings: found.filter((problem) => problem.warning),
      files: [...this.#files, ...this.#odd].sort(),
      textOf: (file) => this.#sources.get(file)?.text,
    };
  }

  #sourceOf(file: string): Source {
    const source = this.#sources.get(file) ?? readSource(this.#root, file);
    this.#sources.set(file, source);
    return source;
  }

  /** What a type's one file holds, before it is checked. */
  #valueOf(name: ContentTypeName): unknown {
    const type = contentTypes[name];
    const file = type.kind === "single" ? `content/${type.file}` : "";
    return this.#files.includes(file) ? this.#sourceOf(file).value : undefined;
  }

  /** @param asText the facts, for the store */
  #readTypes(facts: Facts, asText: string): void {
    this.#kept = this.#store?.load(asText) ?? new Map();
    for (const name of contentTypeNames) this.#readType(name, facts);
    this.#store?.save(asText, this.#toKeep);
  }

  #readType(name: ContentTypeName, facts: Facts): void {
    for (const file of this.#filesOf(name)) {
      this.#claimed.add(file);
      const { read, entry, problems } = this.#store
        ? this.#recall(name, file, facts)
        : this.#readEntry(name, file, facts);
      this.#read.push(read);
      if (entry) this.#entries.push(entry);
      for (const problem of problems) this.#problems.push(problem);
    }
  }

  #readPicture(file: string): void {
    this.#claimed.add(file);
    const read = readPicture(this.#root, file);
    if ("message" in read) this.#report(file, read);
    else this.#pictures.set(read.name, read);
  }

  #readEntry(name: ContentTypeName, file: string, facts: Facts): ReadEntry {
    return readEntry(name, this.#sourceOf(file), facts);
  }

  #recall(name: ContentTypeName, file: string, facts: Facts): ReadEntry {
    // Before it is read: what is written meanwhile must not count as known.
    const state = fileState(join(this.#root, file)) ?? "";
    const known = this.#kept.get(file);
    const fresh = known?.state === state ? undefined : this.#readEntry(name, file, facts);
    const reading = fresh ? keptReading(state, fresh) : known;
    if (!reading) return fresh ?? this.#readEntry(name, file, facts);
    this.#toKeep.set(file, reading);
    return recalledEntry(name, this.#lateSource(file, reading.digest), reading, facts);
  }

  #lateSource(file: string, digest: string): Source {
    // Not `this`, which would stay in memory as long as the source does.
    const root = this.#root;
    const source = lateSource(file, digest, () => readSource(root, file));
    this.#sources.set(file, source);
    return source;
  }

  #filesOf(name: ContentTypeName): string[] {
    const type = contentTypes[name];
    if (type.kind === "collection") {
      const inFolder = this.#folders.get(`content/${type.folder}`) ?? [];
      return inFolder.filter((file) => file.endsWith(type.extension));
    }
    const file = `content/${type.file}`;
    if (this.#files.includes(file)) return [file];
    // Links to its page are no second mistake.
    const entry = { type: name, name: entryName(file), address: type.address, prose: undefined };
    this.#read.push({ ...entry, source: readJson(file, ""), data: undefined, wrong: new Set() });
    if (!this.#odd.includes(file)) this.#report(file, { message: "this file is missing, and the site needs it" });
    return [];
  }

  #report(file: string, told: Told): void {
    this.#problems.push({ file, line: 1, column: 1, field: "", wholeFile: true, ...told });
  }
}
