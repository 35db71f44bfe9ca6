import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { slug } from "github-slugger";
import { type ContentTypeName, contentTypeNames, contentTypes } from "../../schemas/content-types.ts";
import { buildMoment } from "./clock.ts";
import { CheckedContent, type Content, type Entry, type ReadFile } from "./content.server.ts";
import { checkDates } from "./dates.ts";
import { suggest } from "./nearest.ts";
import { compareProblems, compareText, formatPath, type Problem, valueAt } from "./problem.ts";
import { readProse } from "./prose.server.ts";
import { publishedEntries } from "./publication.ts";
import { checkRelations } from "./relations.server.ts";
import { describeIssues } from "./schema-problems.ts";
import { textsIn } from "./schema-walk.ts";
import { readJson, readMdx, type Source } from "./source.server.ts";
import { buildTokens, findTokens, replaceTokens, type Tokens, tokenNames, unknownToken } from "./tokens.ts";

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
  /** Each file that was read, by path from the root. */
  readonly files: readonly string[];
}

/**
 * Reads and checks everything in `content/`.
 * @param root the folder that holds `content/`
 * @param moment decides what is published
 */
export function loadContent(root: string, moment = buildMoment(process.env)): LoadResult {
  const reader = new ContentReader(root);
  return reader.read(moment);
}

class ContentReader {
  readonly #root: string;
  readonly #files: readonly string[];
  readonly #problems: Problem[] = [];
  readonly #entries: Entry[] = [];
  readonly #read: ReadFile[] = [];
  readonly #claimed = new Set<string>();

  constructor(root: string) {
    this.#root = root;
    this.#files = listFiles(join(root, "content")).map((file) => `content/${file}`);
  }

  read(moment: number): LoadResult {
    const tokens = this.#readTokens();
    for (const name of contentTypeNames) this.#readType(name, tokens);
    this.#reportUnclaimed();
    const preview = new CheckedContent(this.#entries, tokens);
    const content = new CheckedContent(publishedEntries(this.#entries, moment), tokens);
    const relations = checkRelations(preview, this.#read, moment);
    const found = [...this.#problems, ...relations, ...checkDates(this.#read, moment)].sort(compareProblems);
    const problems = found.filter((problem) => !problem.warning);
    const warnings = found.filter((problem) => problem.warning);
    return { content, preview, moment, problems, warnings, files: this.#files };
  }

  #readTokens(): Tokens {
    const [brand, contacts] = [contentTypes.brand, contentTypes.contacts].map((type) => {
      const file = type.kind === "single" ? `content/${type.file}` : "";
      return this.#files.includes(file) ? readSource(this.#root, file).value : undefined;
    });
    return buildTokens(brand, contacts);
  }

  #readType(name: ContentTypeName, tokens: Tokens): void {
    for (const file of this.#filesOf(name)) this.#readEntry(name, file, tokens);
  }

  #filesOf(name: ContentTypeName): string[] {
    const type = contentTypes[name];
    if (type.kind === "collection") {
      return this.#files.filter((file) => folderOf(file) === `content/${type.folder}` && file.endsWith(type.extension));
    }
    const file = `content/${type.file}`;
    if (this.#files.includes(file)) return [file];
    // Links to its page are no second mistake.
    const source = readJson(file, "");
    const entry = { type: name, name: entryName(file), address: type.address, prose: undefined, source };
    this.#read.push({ ...entry, data: undefined, wrong: new Set() });
    this.#report(file, "this file is missing, and the site needs it");
    return [];
  }

  #readEntry(type: ContentTypeName, file: string, tokens: Tokens): void {
    this.#claimed.add(file);
    const { schema, ...row } = contentTypes[type];
    const source = readSource(this.#root, file);
    const prose = source.body.trim() === "" ? undefined : readProse(source, tokens);
    this.#problems.push(...source.problems, ...(prose?.problems ?? []), ...unknownTokens(source));
    const name = entryName(file);
    this.#checkName(file, name);
    if (file.endsWith(".mdx") && source.value !== undefined && !prose) this.#reportNoText(source);
    const address = row.kind === "single" ? row.address : row.address?.(name);
    const value = replaceTokens(source.value, tokens);
    const entry = { type, name, address, data: value, prose, source };
    const result = schema.safeParse(value);
    if (result.success) {
      this.#entries.push({ ...entry, data: result.data });
      this.#read.push({ ...entry, data: result.data, wrong: new Set() });
      return;
    }
    const found = source.value === undefined ? [] : describeIssues(schema, value, result.error.issues);
    this.#read.push({ ...entry, wrong: new Set(found.map(({ path }) => formatPath(path))) });
    this.#problems.push(
      ...placed(
        source,
        found.filter(({ path }) => !hasOpenToken(valueAt(value, path))),
      ),
    );
  }

  #report(file: string, message: string): void {
    this.#problems.push({ file, line: 1, column: 1, field: "", message });
  }

  #checkName(file: string, name: string): void {
    if (name === "index") this.#report(file, 'a file can\'t be called "index": give it the name of what it is about');
    if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return;
    const plain = slug(name.toLowerCase().replaceAll("_", "-")).replace(/-{2,}/g, "-").replace(/^-|-$/g, "");
    const rename = plain ? `: call it "${plain}${file.slice(file.lastIndexOf("."))}"` : "";
    this.#report(file, `a file's name has only lower-case letters, digits and single hyphens${rename}`);
  }

  #reportNoText(source: Source): void {
    const message = 'there is no text below the second "---"';
    this.#problems.push({ file: source.file, line: source.bodyLine, column: 1, field: "text", message });
  }

  #reportUnclaimed(): void {
    for (const file of this.#files.filter((each) => !this.#claimed.has(each))) {
      this.#report(file, `no page or list uses this file. ${placeFor(file)}`);
    }
  }
}

/** @returns the sentence that says where a file that nothing uses may have been meant to be. */
function placeFor(file: string): string {
  const types = contentTypeNames.map((name) => contentTypes[name]);
  const collections = types.filter((type) => type.kind === "collection");
  const here = collections.find((type) => folderOf(file) === `content/${type.folder}`);
  if (here) return `Files in content/${here.folder}/ end in "${here.extension}".`;
  const above = collections.find((type) => file.startsWith(`content/${type.folder}/`));
  if (above) return `Put it into content/${above.folder}/ itself: folders in it are not read.`;
  const fixed = types.flatMap((type) => (type.kind === "single" ? [`content/${type.file}`] : []));
  const siblings = fixed.filter((each) => folderOf(each) === folderOf(file)).map(entryName);
  if (siblings.length > 1) return `This folder has fixed files only. ${suggest(entryName(file), siblings)}`;
  return `Folders for new files: ${collections.map((type) => `content/${type.folder}/`).join(", ")}.`;
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf("/"));
}

function entryName(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");
}

function listFiles(folder: string, prefix = ""): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((item) => !item.name.startsWith("."))
    .sort((a, b) => compareText(a.name, b.name))
    .flatMap((item) =>
      item.isDirectory() ? listFiles(join(folder, item.name), `${prefix}${item.name}/`) : [`${prefix}${item.name}`],
    );
}

function readSource(root: string, file: string): Source {
  const text = readFileSync(join(root, file), "utf8").replace(/^\uFEFF/, "");
  return file.endsWith(".mdx") ? readMdx(file, text) : readJson(file, text);
}

function placed(source: Source, problems: ReturnType<typeof describeIssues>): Problem[] {
  return problems.map(({ path, atKey, message, hint }) => ({
    file: source.file,
    ...(atKey ? source.locateKey(path) : source.locate(path)),
    field: formatPath(path),
    message,
    ...(hint ? { hint } : {}),
  }));
}

/** Tokens in fields; those in a body are found with the body. */
function unknownTokens(source: Source): Problem[] {
  return textsIn(source.value).flatMap(({ path, text }) =>
    findTokens(text)
      .filter((name) => !tokenNames.includes(name))
      .map((name) => ({
        file: source.file,
        ...source.locate(path),
        field: formatPath(path),
        message: unknownToken(name),
      })),
  );
}

/** A text with a token that stands for nothing is wrong for that reason alone: its fact or its name is reported. */
function hasOpenToken(value: unknown): boolean {
  return typeof value === "string" && findTokens(value).length > 0;
}
