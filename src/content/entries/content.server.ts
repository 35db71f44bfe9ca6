import { type ContentData, type ContentTypeName, contentTypeNames } from "../../../schemas/content-types.ts";
import type { Tokens } from "../facts/tokens.ts";
import type { Source } from "../files/source.server.ts";
import { compareText } from "../problems/problem.ts";
import type { Prose } from "../prose/read-prose.ts";
import type { ContentPicture } from "./content-pictures.ts";

export interface Entry<Data = unknown> {
  readonly type: ContentTypeName;
  readonly name: string;
  /** The address of the entry's page, if it has one. */
  readonly address: string | undefined;
  readonly data: Data;
  /** Metadata of the MDX body; undefined for JSON. */
  readonly prose: Prose | undefined;
  readonly source: Source;
}

/** A file of a type, with or without mistakes. Its data may be invalid. */
export interface ReadFile extends Entry {
  /** The invalid fields; "" means the whole file. */
  readonly wrong: ReadonlySet<string>;
  readonly isBroken: boolean;
}

/** Everything in `content/`, checked. */
export class Content {
  readonly tokens: Tokens;
  /** The pictures that texts can show, by file name. */
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

  /** The types that have entries, in table order. */
  get types(): readonly ContentTypeName[] {
    return contentTypeNames.filter((name) => this.#byType.has(name));
  }

  /** A type's entries: by `order` where they have one, otherwise by name. */
  all<Name extends ContentTypeName>(type: Name): readonly Entry<ContentData[Name]>[] {
    return (this.#byType.get(type) ?? []).filter((entry) => isOfType(entry, type));
  }

  find<Name extends ContentTypeName>(type: Name, name: string): Entry<ContentData[Name]> | undefined {
    const entry = this.#byName.get(`${type}/${name}`);
    return entry && isOfType(entry, type) ? entry : undefined;
  }

  /** The data of a type with a single file. */
  one<Name extends ContentTypeName>(type: Name): ContentData[Name] {
    const [entry] = this.all(type);
    if (!entry) throw new Error(`content/ has no valid file of the type "${type}"; run the content check.`);
    return entry.data;
  }
}

/** The schema of the type has parsed the data. */
function isOfType<Name extends ContentTypeName>(entry: Entry, type: Name): entry is Entry<ContentData[Name]> {
  return entry.type === type;
}

function orderOf(data: unknown): number {
  return typeof data === "object" && data !== null && "order" in data && typeof data.order === "number"
    ? data.order
    : 0;
}
