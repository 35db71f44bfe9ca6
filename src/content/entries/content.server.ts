import { type ContentData, type ContentTypeName, contentTypeNames } from "../../../schemas/content-types.ts";
import type { Tokens } from "../facts/tokens.ts";
import type { Source } from "../files/source.server.ts";
import { compareText } from "../problems/problem.ts";
import type { Prose } from "../prose/read-prose.ts";
import type { ContentPicture } from "./content-pictures.ts";

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

/** A file that belongs to a type, with or without mistakes. Its data is as written if it has any. */
export interface ReadFile extends Entry {
  /** The fields that are wrong; the file as a whole ("") is one of them, if there is any. */
  readonly wrong: ReadonlySet<string>;
  /** Whether it has a mistake of its own. Other files are not judged by what it lacks: it may have that once it is right. */
  readonly isBroken: boolean;
}

/** Everything in `content/`, checked. */
export class Content {
  readonly tokens: Tokens;
  /** The pictures that texts may show, by the names of their files. */
  readonly pictures: ReadonlyMap<string, ContentPicture>;
  readonly #byType: ReadonlyMap<ContentTypeName, readonly Entry[]>;
  readonly #byName: ReadonlyMap<string, Entry>;

  constructor(entries: readonly Entry[], tokens: Tokens, pictures: ReadonlyMap<string, ContentPicture> = new Map()) {
    const sorted = [...entries].sort((a, b) => orderOf(a.data) - orderOf(b.data) || compareText(a.name, b.name));
    this.#byType = Map.groupBy(sorted, (entry) => entry.type);
    this.#byName = new Map(sorted.map((entry) => [`${entry.type}/${entry.name}`, entry]));
    this.tokens = tokens;
    this.pictures = pictures;
  }

  /** The types that have entries, in the order of the table. */
  get types(): readonly ContentTypeName[] {
    return contentTypeNames.filter((name) => this.#byType.has(name));
  }

  /** @returns a type's entries: by their `order` where they have one, otherwise by name. */
  all<Name extends ContentTypeName>(type: Name): readonly Entry<ContentData[Name]>[] {
    return (this.#byType.get(type) ?? []).filter((entry) => isOfType(entry, type));
  }

  /** @returns the entry of that name. */
  find<Name extends ContentTypeName>(type: Name, name: string): Entry<ContentData[Name]> | undefined {
    const entry = this.#byName.get(`${type}/${name}`);
    return entry && isOfType(entry, type) ? entry : undefined;
  }

  /** @returns the data of a type that has one file. */
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
