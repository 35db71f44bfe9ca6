import { type ContentTypeName, contentTypeNames, contentTypes } from "../../schemas/content-types.ts";
import { checkDates } from "./check/dates.ts";
import { checkMedia } from "./check/media-mistakes.ts";
import { checkRelations } from "./check/relations.server.ts";
import { checkTypedFacts } from "./check/typed-facts.ts";
import { Content, type Entry, type ReadFile } from "./entries/content.server.ts";
import { ContentFiles } from "./entries/content-files.ts";
import { type ContentPicture, isPictureFile } from "./entries/content-pictures.ts";
import { houseStyle } from "./entries/house-style.ts";
import { publishedEntries } from "./entries/publication.ts";
import { identify, type ReadContext, readEntryOnce, readSource } from "./entries/read-entry.ts";
import { readPictures } from "./entries/read-pictures.server.ts";
import { buildTokens, type Tokens } from "./facts/tokens.ts";
import { buildMoment } from "./files/clock.ts";
import { collectionAt, entryId, folderOf, intendedPath, NO_FILE, unknownFile } from "./files/file-places.ts";
import { readJson, type Source } from "./files/source.server.ts";
import { compareProblems, type Problem, type ProblemText, problemOfFile } from "./problems/problem.ts";
import { type Prose, proseReader } from "./prose/read-prose.ts";

export interface LoadResult {
  /** What visitors see at that moment. Invalid entries are left out, so use it only without problems. */
  readonly content: Content;
  /** The same with drafts, scheduled and expired entries, for the dev server and for lists. */
  readonly preview: Content;
  /** The moment that decides what is published, in milliseconds since 1970. */
  readonly moment: number;
  /** All mistakes of all files, in the order of files and lines. */
  readonly problems: readonly Problem[];
  /** Worth a look, but no reason not to publish, in the same order. */
  readonly warnings: readonly Problem[];
  /** Each file that was found, by path from the root. */
  readonly files: readonly string[];
  /** @returns the text of a file, for the excerpts in reports */
  readonly textOf: (file: string) => string | undefined;
}

export type CompiledProse = (text: string) => Prose | undefined;

/**
 * Reads and checks everything in `content/`.
 * @param from the folder that holds `content/`, or files that were read already
 * @param moment decides what is published
 * @param compiled metadata of texts that were compiled already
 */
export function loadContent(
  from: string | ContentFiles,
  moment = buildMoment(process.env),
  compiled: CompiledProse = () => undefined,
): LoadResult {
  return new ContentReader(filesOf(from)).read(moment, compiled);
}

/** Reads the facts for tokens. */
export function readTokens(from: string | ContentFiles): Tokens {
  return new ContentReader(filesOf(from)).tokens();
}

const filesOf = (from: string | ContentFiles) => (typeof from === "string" ? new ContentFiles(from) : from);

/** @returns a file that is known to exist but isn't read: references to it are fine */
function unreadFile(type: ContentTypeName, file: string): ReadFile {
  const read = { ...identify(type, readJson(file, "")), data: undefined, prose: undefined };
  return { ...read, wrong: new Set(), isBroken: true };
}

/** Single-file types in another type's folder. */
const SINGLE_FILES: ReadonlySet<string> = new Set(
  contentTypeNames.flatMap((name) => {
    const type = contentTypes[name];
    return type.kind === "single" ? [`content/${type.file}`] : [];
  }),
);

class ContentReader {
  readonly #contentFiles: ContentFiles;
  readonly #files: readonly string[];
  readonly #folders: ReadonlyMap<string, readonly string[]>;
  readonly #odd: readonly string[];
  readonly #sources = new Map<string, Source>();
  readonly #problems: Problem[] = [];
  readonly #entries: Entry[] = [];
  readonly #read: ReadFile[] = [];
  readonly #claimed = new Set<string>();
  readonly #pictures = new Map<string, ContentPicture>();

  constructor(contentFiles: ContentFiles) {
    this.#contentFiles = contentFiles;
    const { listed } = contentFiles;
    this.#files = listed.filter((file) => file.isFile).map((file) => file.path);
    this.#folders = Map.groupBy(this.#files, folderOf);
    this.#odd = listed.filter((file) => !file.isFile).map((file) => file.path);
  }

  tokens(): Tokens {
    const [brand, contacts, worksheet] = [
      this.#valueOf("brand"),
      this.#valueOf("contacts"),
      this.#valueOf("worksheet"),
    ];
    // A file with a wrong ending or in a wrong folder is reported, but not the texts that name its prices.
    const meant = this.#files.filter((file) => collectionAt(intendedPath(file) ?? "") === "plans");
    const plans = [...meant, ...this.#filesOf("plans")].map(
      (file) => [entryId(contentTypes.plans, intendedPath(file) ?? file), this.#sourceOf(file).value] as const,
    );
    return buildTokens(brand, contacts, worksheet, new Map(plans));
  }

  read(moment: number, compiled: CompiledProse): LoadResult {
    const tokens = this.tokens();
    const check = proseReader(tokens);
    const readProse: ReadContext["readProse"] = (file, text) => compiled(text) ?? check(file, text);
    const words = this.#valueOf("house-style");
    const style = houseStyle(words);
    const facts = JSON.stringify([...tokens, words]);
    for (const name of contentTypeNames) {
      this.#readType(name, { tokens, style, readProse }, ({ text }) => facts + (compiled(text)?.module ?? ""));
    }
    this.#readPictures();
    for (const file of this.#odd) this.#report(file, NO_FILE);
    for (const file of this.#files) if (!this.#claimed.has(file)) this.#readUnclaimed(file);
    const preview = new Content(this.#entries, tokens, this.#pictures);
    const relations = [
      ...checkRelations(preview, this.#read, moment),
      ...checkTypedFacts(this.#read, preview),
      ...checkMedia(this.#read, {
        pictures: this.#files.filter(isPictureFile),
        videoFolder: this.#contentFiles.videoFolder,
      }),
    ];
    const found = [...this.#problems, ...relations, ...checkDates(this.#read, moment)].sort(compareProblems);
    return {
      content: new Content(publishedEntries(this.#entries, moment), tokens, this.#pictures),
      preview,
      moment,
      problems: found.filter((problem) => !problem.warning),
      warnings: found.filter((problem) => problem.warning),
      files: [...this.#files, ...this.#odd].sort(),
      textOf: (file) => this.#sources.get(file)?.text,
    };
  }

  #sourceOf(file: string): Source {
    const source = this.#sources.get(file) ?? readSource(this.#contentFiles, file);
    this.#sources.set(file, source);
    return source;
  }

  /** What a type's one file holds, before it is checked. */
  #valueOf(name: ContentTypeName): unknown {
    const type = contentTypes[name];
    const file = type.kind === "single" ? `content/${type.file}` : "";
    return this.#files.includes(file) ? this.#sourceOf(file).value : undefined;
  }

  /** @param factsFor names everything else that a file's check depends on */
  #readType(name: ContentTypeName, context: ReadContext, factsFor: (source: Source) => string): void {
    for (const file of this.#filesOf(name)) {
      this.#claimed.add(file);
      const source = this.#sourceOf(file);
      const { read, entry, problems } = readEntryOnce(name, source, context, factsFor(source));
      this.#read.push(read);
      if (entry) this.#entries.push(entry);
      for (const problem of problems) this.#problems.push(problem);
    }
  }

  #readPictures(): void {
    for (const [file, read] of readPictures(this.#contentFiles.root, this.#files.filter(isPictureFile))) {
      this.#claimed.add(file);
      if ("message" in read) this.#report(file, read);
      else this.#pictures.set(read.name, read);
    }
  }

  #readUnclaimed(file: string): void {
    this.#report(file, unknownFile(file));
    const meant = intendedPath(file);
    const type = meant && !this.#claimed.has(meant) ? collectionAt(meant) : undefined;
    if (meant && type) this.#read.push(unreadFile(type, meant));
  }

  #filesOf(name: ContentTypeName): string[] {
    const type = contentTypes[name];
    if (type.kind === "collection") {
      const folder = `content/${type.folder}`;
      const files = type.hasFolders
        ? this.#files.filter((file) => file.startsWith(`${folder}/`))
        : this.#folders.get(folder);
      return (files ?? []).filter((file) => file.endsWith(type.extension) && !SINGLE_FILES.has(file));
    }
    const file = `content/${type.file}`;
    if (this.#files.includes(file)) return [file];
    this.#read.push(unreadFile(name, file));
    if (!this.#odd.includes(file)) this.#report(file, { message: "this file is missing, and the site needs it" });
    return [];
  }

  #report(file: string, problem: ProblemText): void {
    this.#problems.push(problemOfFile(file, problem));
  }
}
