import { type CollectionName, contentTypes, entryNouns, isSectionsType } from "../../schemas/content-types.ts";
import type { SectionKind } from "../../schemas/sections/index.ts";
import { nameOf } from "../../src/addresses/name-of.ts";
import type { Content } from "../../src/content/entries/content.server.ts";
import type { LoadResult } from "../../src/content/load.server.ts";
import { valueAt } from "../../src/content/problems/problem.ts";
import { UNWRITTEN } from "../../src/content/problems/unwritten.ts";
import { loadValidContent, tryChanges } from "../content-edit/changes.ts";
import { canonicalText } from "../edit/content-files.ts";
import { fieldsOf, type JsonSchema, jsonSchemaOf } from "../lib/json-schema.ts";
import { sectionExample } from "../lib/sections-page.ts";
import { simplestAlternative, skeletonOf } from "./skeleton.ts";

/** A file that is ready to be written. */
interface NewFile {
  /** Its path from the root. */
  readonly file: string;
  readonly text: string;
  /** The address of its page, if it will have one. */
  readonly address: string | undefined;
}

interface Asked {
  readonly type: CollectionName;
  readonly title: string;
  /** The day, year-month-day. */
  readonly today: string;
}

/**
 * Makes a new entry that passes the content check.
 * @param root the folder that holds content/
 * @throws if there can't be such an entry; the message says why
 */
export function newEntry(root: string, asked: Asked): NewFile {
  const made = newFile(loadValidContent(root), asked);
  const [mistake] = tryChanges(root, new Map([[made.file, made.text]])).problems;
  if (mistake) throw new Error(`That can't be: ${[mistake.field, mistake.message].filter(Boolean).join(": ")}`);
  return made;
}

/**
 * Writes the text of a new entry.
 * @param loaded content/ without mistakes
 * @throws if its name is taken or can't be one
 */
export function newFile({ preview: content, files }: LoadResult, { type, title, today }: Asked): NewFile {
  const row = contentTypes[type];
  if (row.kind !== "collection") throw new TypeError(`${type} is no collection.`);
  const name = nameFrom(title);
  const file = `content/${row.folder}/${name}${row.extension}`;
  if (files.includes(file)) throw new Error(`${file} exists already. Give the new ${entryNouns[type]} another name.`);
  const schema = simplestAlternative(jsonSchemaOf(row.schema));
  const given = new Map([
    ...fromTitle(content, schema, title, entryNouns[type]),
    ...fromKind(content, type, schema),
    ...fromExamples(type, title),
  ]);
  const value = skeletonOf(schema, {
    today,
    given,
    namesOf: (to) => namesOf(content, to),
    invented: new Set(["comparison"]),
  });
  const json = JSON.stringify(value);
  // JSON is YAML, too.
  const text = canonicalText(type, row.extension === ".json" ? json : `---\n${json}\n---\n\n${BODY}`);
  return { file, text, address: row.address?.(name) };
}

/**
 * Makes a file's name of a title.
 * @throws if an address can contain nothing of the title
 */
export function nameFrom(title: string): string {
  const name = nameOf(title);
  if (name === "") throw new Error(`"${title}" has no letters or digits to make a file's name of.`);
  if (name === "index") throw new Error('A file can\'t be called "index": name what it is about.');
  return name;
}

/** The fields that follow from a title: heading or name, and the SEO title. */
function fromTitle(content: Content, schema: JsonSchema, title: string, noun: string): [path: string, value: string][] {
  const fields = new Map(fieldsOf(schema));
  const own = ["title", "name"].filter((field) => fields.has(field));
  for (const field of own) {
    const most = fields.get(field)?.maxLength ?? Number.POSITIVE_INFINITY;
    if (title.length <= most) continue;
    throw new Error(`That has ${title.length} characters; ${entryTitle(field)} may have ${most}. Give a shorter one.`);
  }
  const seo = fields.get("seo");
  return [
    ...own.map((field): [string, string] => [field, title]),
    ...(seo ? searchResult(seo, title, isTaken(content, title) ? ` (${noun.replaceAll("-", " ")})` : "") : []),
  ];
}

const entryTitle = (field: string) => (field === "name" ? "a name" : "a title");

/** @returns whether a page is already called that in search results */
function isTaken(content: Content, title: string): boolean {
  const taken = content.types.flatMap((type) => content.all(type).map(({ data }) => valueAt(data, ["seo", "title"])));
  return taken.some((other) => typeof other === "string" && other.toLowerCase() === title.toLowerCase());
}

/** Both must be different on every page, so both carry the title, and what kind of page it is where the title is taken. */
function searchResult(seo: JsonSchema, title: string, kind: string): [path: string, value: string][] {
  const { title: shown, description } = Object.fromEntries(fieldsOf(seo));
  const called = `${title.slice(0, (shown?.maxLength ?? title.length) - kind.length).trim()}${kind}`;
  const sentence = `${UNWRITTEN}, about “${called}”: ${description?.description ?? ""}`;
  return [
    ["seo.title", called],
    ["seo.description", sentence.slice(0, description?.maxLength).trim()],
  ];
}

/** The fields that follow from the kind of entry. */
function fromKind(content: Content, type: CollectionName, schema: JsonSchema): [path: string, value: unknown][] {
  // A draft until it is written.
  const draft: [string, unknown][] = fieldsOf(schema).some(([name]) => name === "draft") ? [["draft", true]] : [];
  return [...draft, ...(OF_KIND[type]?.(content) ?? [])];
}

const OF_KIND: { readonly [Type in CollectionName]?: (content: Content) => [path: string, value: unknown][] } = {
  legal: () => [["reviewNeeded", "lawyer"]],
  "role-plays": firstWay,
  forms: firstField,
  "assistant-intents": () => [["intents.text", `${UNWRITTEN}: the answer`]],
  plans: (content) => [["comparison", comparisonColumn(content)]],
};

/** The sections that a new page begins with: the examples of their kinds, to be written over. */
const FIRST_SECTIONS: readonly SectionKind[] = ["hero", "points", "call-to-action"];

/** Types whose pages begin with others. */
const OTHER_FIRST_SECTIONS: { readonly [Type in CollectionName]?: readonly SectionKind[] } = {
  industries: [
    "hero",
    "contents",
    "points",
    "conversation",
    "calculation",
    "accordion",
    "solutions",
    "cards",
    "call-to-action",
  ],
};

function fromExamples(type: CollectionName, title: string): [path: string, value: unknown][] {
  if (!isSectionsType(type)) return [];
  const kinds = OTHER_FIRST_SECTIONS[type] ?? FIRST_SECTIONS;
  const [hero, ...others] = kinds.map((kind) => JSON.parse(sectionExample(kind)));
  const first = { ...hero, title, lead: `${UNWRITTEN}: what the page is about` };
  return [["sections", [first, ...others.map(asExample)]]];
}

/** Marks an example as invented, for the release check. */
function asExample(section: { readonly title?: string }): object {
  return section.title === undefined ? section : { ...section, title: `${UNWRITTEN}: ${section.title}` };
}

/** A form begins with what every form asks for. */
function firstField(content: Content): [path: string, value: unknown][] {
  const fields = content.all("forms").flatMap(({ data }) => data.fields);
  const email = fields.find(({ kind, required }) => kind === "email" && required);
  return email ? [["fields", [email]]] : [];
}

/** The shortest conversation whose steps lead to one another, with the note filled in at its ends. */
function firstWay(): [path: string, value: unknown][] {
  const says = (what: string) => `${UNWRITTEN}: what ${what} says`;
  const notes = ["who", "when"].map((field) => ({ field, text: `${UNWRITTEN}: what is written down` }));
  const end = (name: string) => ({
    kind: "end",
    name,
    says: says("the assistant"),
    notes,
    title: UNWRITTEN,
    text: UNWRITTEN,
  });
  const choices = ["booked", "call-back"].map((next) => ({ says: says("the visitor"), next }));
  return [
    [
      "fields",
      [
        { name: "who", label: "Name" },
        { name: "when", label: "When" },
      ],
    ],
    [
      "steps",
      [{ kind: "question", name: "start", says: says("the assistant"), choices }, end("booked"), end("call-back")],
    ],
  ];
}

/** A value for each row of the pricing page's comparison. */
function comparisonColumn(content: Content): Record<string, string> {
  return Object.fromEntries(content.one("pricing").comparison.map((row) => [row.id, "no"]));
}

function namesOf(content: Content, type: string): string[] {
  if (type === "categories") return content.one("blog-words").categories.map((category) => category.id);
  if (type === "figures") return content.one("figures").figures.map((figure) => figure.id);
  return content.types.filter((name) => name === type).flatMap((name) => content.all(name).map((entry) => entry.name));
}

const BODY = `## ${UNWRITTEN}: a heading

${UNWRITTEN}: the text. Leave an empty line between paragraphs.
`;
