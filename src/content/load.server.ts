import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ContentData, type ContentTypeName, contentTypeNames, contentTypes } from "../../schemas/content-types.ts";
import { suggest } from "./nearest.ts";
import { compareProblems, compareText, type Problem } from "./problem.ts";
import { type Prose, readProse } from "./prose.server.ts";
import { checkRelations } from "./relations.server.ts";
import { describeIssues } from "./schema-problems.ts";
import { readJson, readMdx, type Source } from "./source.server.ts";
import { buildTokens, findTokens, replaceTokens, type Tokens } from "./tokens.ts";

/** A checked file of `content/`. */
export interface Entry<Data = unknown> {
  readonly type: ContentTypeName;
  /** The file's name without its ending: the entry's id. */
  readonly name: string;
  /** The address of the entry's page, if it has one. */
  readonly address: string | undefined;
  readonly data: Data;
  /** What is known of the MDX body; undefined for JSON. */
  readonly prose: Prose | undefined;
  readonly source: Source;
}

/** Everything in `content/`, checked. */
export interface Content {
  /** @returns the data of a type that has one file. */
  readonly one: <Name extends ContentTypeName>(type: Name) => ContentData[Name];
  /** @returns a type's entries: by their `order` where they have one, otherwise by name. */
  readonly all: <Name extends ContentTypeName>(type: Name) => readonly Entry<ContentData[Name]>[];
  /** @returns the entry of that name. */
  readonly find: <Name extends ContentTypeName>(type: Name, name: string) => Entry<ContentData[Name]> | undefined;
  readonly tokens: Tokens;
}

/** What a look at `content/` gave. */
export interface LoadResult {
  /** What could be read; wrong entries are left out, so use it only if there are no problems. */
  readonly content: Content;
  /** All mistakes of all files, in the order of files and lines. */
  readonly problems: readonly Problem[];
  /** Each file that was read, by path from the root. */
  readonly files: readonly string[];
}

/**
 * Reads and checks everything in `content/`.
 * @param root the folder that holds `content/`
 */
export function loadContent(root: string): LoadResult {
  const reader = new ContentReader(root);
  return reader.read();
}

class ContentReader {
  readonly #root: string;
  readonly #files: readonly string[];
  readonly #problems: Problem[] = [];
  readonly #entries: Entry[] = [];
  readonly #claimed = new Set<string>();

  constructor(root: string) {
    this.#root = root;
    this.#files = listFiles(join(root, "content")).map((file) => `content/${file}`);
  }

  read(): LoadResult {
    const tokens = this.#readTokens();
    for (const name of contentTypeNames) this.#readType(name, tokens);
    this.#reportUnclaimed();
    const content = new CheckedContent(this.#entries, tokens);
    const relations = this.#problems.length === 0 ? checkRelations(content) : [];
    return { content, problems: [...this.#problems, ...relations].sort(compareProblems), files: this.#files };
  }

  #readTokens(): Tokens {
    const [brand, contacts] = [contentTypes.brand, contentTypes.contacts].map((type) => {
      const file = type.kind === "single" ? `content/${type.file}` : "";
      return this.#files.includes(file) ? readSource(this.#root, file).value : undefined;
    });
    return buildTokens(brand, contacts);
  }

  #readType(name: ContentTypeName, tokens: Tokens): void {
    this.#entries.push(...this.#filesOf(name).flatMap((file) => this.#readEntry(name, file, tokens) ?? []));
  }

  #filesOf(name: ContentTypeName): string[] {
    const type = contentTypes[name];
    if (type.kind === "collection") {
      return this.#files.filter((file) => file.startsWith(`content/${type.folder}/`) && file.endsWith(type.extension));
    }
    const file = `content/${type.file}`;
    if (this.#files.includes(file)) return [file];
    this.#problems.push({
      file,
      line: 1,
      column: 1,
      field: "",
      message: "this file is missing, and the site needs it",
    });
    return [];
  }

  #readEntry(name: ContentTypeName, file: string, tokens: Tokens): Entry | undefined {
    this.#claimed.add(file);
    const type = contentTypes[name];
    const source = readSource(this.#root, file);
    const prose = file.endsWith(".mdx") && source.body ? readProse(source, tokens) : undefined;
    this.#problems.push(...source.problems, ...(prose?.problems ?? []), ...unknownTokens(source, tokens));
    const id = entryName(file);
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) this.#reportName(file);
    if (source.value === undefined) return undefined;
    const value = replaceTokens(source.value, tokens);
    const result = type.schema.safeParse(value);
    if (!result.success) {
      this.#problems.push(...placed(source, describeIssues(type.schema, value, result.error.issues)));
      return undefined;
    }
    const address = type.kind === "single" ? type.address : type.address?.(id);
    return { type: name, name: id, address, data: result.data, prose, source };
  }

  #reportName(file: string): void {
    this.#problems.push({
      file,
      line: 1,
      column: 1,
      field: "",
      message: "the file's name becomes part of an address: use lower-case letters, digits and single hyphens only",
    });
  }

  #reportUnclaimed(): void {
    const places = contentTypeNames.map((name) => {
      const type = contentTypes[name];
      return type.kind === "single" ? `content/${type.file}` : `content/${type.folder}/…${type.extension}`;
    });
    for (const file of this.#files.filter((each) => !this.#claimed.has(each))) {
      const message = `no page or list uses this file. ${suggest(file, places)}`;
      this.#problems.push({ file, line: 1, column: 1, field: "", message });
    }
  }
}

class CheckedContent implements Content {
  readonly tokens: Tokens;
  readonly #byType: ReadonlyMap<ContentTypeName, readonly Entry[]>;

  constructor(entries: readonly Entry[], tokens: Tokens) {
    const sorted = [...entries].sort((a, b) => orderOf(a.data) - orderOf(b.data) || compareText(a.name, b.name));
    this.#byType = Map.groupBy(sorted, (entry) => entry.type);
    this.tokens = tokens;
  }

  all<Name extends ContentTypeName>(type: Name): readonly Entry<ContentData[Name]>[] {
    return (this.#byType.get(type) ?? []).filter((entry) => isOfType(entry, type));
  }

  find<Name extends ContentTypeName>(type: Name, name: string): Entry<ContentData[Name]> | undefined {
    return this.all(type).find((entry) => entry.name === name);
  }

  one<Name extends ContentTypeName>(type: Name): ContentData[Name] {
    const [entry] = this.all(type);
    if (!entry) throw new Error(`content/ has no valid file of the type "${type}"; run the content check.`);
    return entry.data;
  }
}

/** An entry's data was parsed by the schema of its type, so the type decides what the data is. */
function isOfType<Name extends ContentTypeName>(entry: Entry, type: Name): entry is Entry<ContentData[Name]> {
  return entry.type === type;
}

function orderOf(data: unknown): number {
  return typeof data === "object" && data !== null && "order" in data && typeof data.order === "number"
    ? data.order
    : 0;
}

function entryName(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1).replace(/\.(?:json|mdx)$/, "");
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
    field: path.join("."),
    message,
    ...(hint ? { hint } : {}),
  }));
}

/** Tokens in fields; those in a body are found with the body. */
function unknownTokens(source: Source, tokens: Tokens): Problem[] {
  if (tokens.size === 0) return [];
  return texts(source.value).flatMap(({ path, text }) =>
    findTokens(text)
      .filter(({ name }) => !tokens.has(name))
      .map(({ name }) => ({
        file: source.file,
        ...source.locate(path),
        field: path.join("."),
        message: `there is no fact named [[${name}]]. ${suggest(name, [...tokens.keys()])}`,
      })),
  );
}

function texts(value: unknown, path: (string | number)[] = []): { path: (string | number)[]; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    texts(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
