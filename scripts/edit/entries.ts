/** What the form beside the page says of entries: what they are called, which page shows them, what the check finds in them. */
import type { Field, VariableFieldType } from "@sveltia/cms";
import { type ContentTypeName, contentTypeNames, contentTypes, isCollectionName } from "../../schemas/content-types.ts";
import type { Content } from "../../src/content/entries/content.server.ts";
import { isPictureFile } from "../../src/content/entries/content-pictures.ts";
import { fillTokens, findTokens, placeOfFact } from "../../src/content/facts/tokens.ts";
import { collectionAt, entryId } from "../../src/content/files/file-places.ts";
import { pagesOfSections } from "../../src/content/lists/section-pages.server.ts";
import type { LoadResult } from "../../src/content/load.server.ts";
import { excerpt } from "../../src/content/problems/excerpt.ts";
import { type Problem, valueAt } from "../../src/content/problems/problem.ts";
import { textsIn } from "../../src/content/problems/schema-walk.ts";
import { showSection } from "../../src/sections/data.server.ts";
import { fieldsOfType, HIDDEN, HOME_PAGE, INDEX, menuLabel, titleField } from "./config.ts";
import { type EditorPlace, editorPlace, type FoundField, normal } from "./find-field.ts";

/** An entry, whether or not it can be read. */
type EntryName = Pick<FoundField, "type" | "name">;

/** An entry that is open in the form. */
export interface OpenEntry {
  /** Such as "Plans › Starter". */
  readonly called: string;
  /** The page that shows it; undefined if none does, or all do. */
  readonly address: string | undefined;
  /** The index of the section that does, if it is part of a page. */
  readonly section?: number;
}

/** A mistake or warning, to be pressed. */
export interface SaidProblem {
  readonly called: string;
  /** File, line and column. */
  readonly at: string;
  /** The line of a text it is about: fields are found without. */
  readonly line: string | undefined;
  readonly message: string;
  /** Where the form has it; undefined if it hasn't. */
  readonly place: EditorPlace | undefined;
}

/** A fact that a field names, to be changed in a file of its own. */
export interface NamedFact extends EditorPlace {
  readonly value: string;
  readonly called: string;
}

/** The field of a text that was pressed, and the facts in that text. */
export interface FieldAnswer extends EditorPlace {
  readonly facts: readonly NamedFact[];
}

/** What the check says after a change. */
export interface News {
  readonly mistakes: readonly SaidProblem[];
  readonly warnings: readonly SaidProblem[];
}

function entryOfFile(file: string): EntryName | undefined {
  const single = contentTypeNames.find((name) => {
    const type = contentTypes[name];
    return type.kind === "single" && file === `content/${type.file}`;
  });
  const type = single ?? collectionAt(file);
  return type && { type, name: entryId(contentTypes[type], file) };
}

/** @returns an entry as menu and lists call it */
function called(content: Content, { type, name }: EntryName): string {
  const menu = menuLabel(type);
  if (!isCollectionName(type)) return menu;
  if (type === "pages" && name === INDEX) return `${menu} › ${HOME_PAGE}`;
  const title = valueAt(content.find(type, name)?.source.value, titleField(type).split("."));
  return `${menu} › ${typeof title === "string" ? fillTokens(title, content.tokens) : name}`;
}

/** @returns the entry that a hash of the editor's address opens; undefined for lists */
export function openEntry(content: Content, hash: string): OpenEntry | undefined {
  const [, folder, name] = /^#\/collections\/([^/]+)\/(?:new|entries\/([^?]+))/.exec(hash) ?? [];
  const type = contentTypeNames.find((each) => each === (folder === "_singletons" ? name : folder));
  if (!type) return undefined;
  if (name === undefined) return { called: `${menuLabel(type)} › new`, address: undefined };
  return { called: called(content, { type, name }), ...pageShowing(content, { type, name }) };
}

/** @returns the entry's own page; otherwise the one that shows most of its texts, and the section that does */
function pageShowing(content: Content, { type, name }: EntryName): Pick<OpenEntry, "address" | "section"> {
  const entry = content.all(type).find((each) => each.name === name || !isCollectionName(type));
  if (!entry || entry.address) return { address: entry?.address };
  const texts = textsIn(entry.data).map(({ text }) => JSON.stringify(text));
  const countIn = (shown: string) => texts.filter((text) => shown.includes(text)).length;
  const pages = pagesOfSections(content).map(({ address = "/", data: { sections } }) => {
    const shown = sections.map((each) => JSON.stringify(showSection(each, { content, address, sections, page: 1 })));
    return { address, shown, count: countIn(shown.join()), length: shown.join().length };
  });
  // Of two, the shorter page is more about it.
  const [best] = pages.toSorted((a, b) => b.count - a.count || a.length - b.length);
  // A few words are on every page.
  if (!best || best.count <= texts.length / 3) return { address: undefined };
  const counts = best.shown.map(countIn);
  return { address: best.address, section: counts.indexOf(Math.max(...counts)) };
}

/** Says a problem to a marketer. */
export function saidOf({ preview, textOf }: LoadResult, problem: Problem): SaidProblem {
  const { file, line, column, field, message, hint } = problem;
  const entry = entryOfFile(file);
  const isText = field === "text";
  const isShown = entry && !HIDDEN.has(entry.type);
  return {
    called: entry ? called(preview, entry) : file,
    at: `${file}:${line}:${column}`,
    line: isText ? excerpt(textOf(file) ?? "", problem)?.text : undefined,
    message: withLabels(entry, field, hint ? `${message.replace(/(?<![.?])$/, ".")} ${hint}` : message),
    place: isShown ? editorPlace({ ...entry, path: isText ? "body" : inForm(entry, field) }) : pictureAt(file),
  };
}

/** Pictures are open in the editor with what can be done to them, such as to delete one. */
function pictureAt(file: string): EditorPlace | undefined {
  return isPictureFile(file) ? { hash: `#/assets/${file}`, path: "" } : undefined;
}

/** @returns the path as far as the form has it: it has no field for which kind a section is of, for example */
function inForm({ type }: EntryName, path: string): string {
  const shown = (fields: readonly Field[], steps: readonly string[]): readonly string[] => {
    const field = fields.find(({ name }) => name === steps[0]);
    if (!field) return [];
    const inner = innerFields(field);
    const own = /^\d+$/.test(steps[1] ?? "") ? 2 : 1;
    return inner.length > 0 ? [...steps.slice(0, own), ...shown(inner, steps.slice(own))] : steps;
  };
  return shown(knownFields(type), path.split(".")).join(".");
}

/** Fields are called in the form what their labels say. */
function withLabels(entry: EntryName | undefined, path: string, message: string): string {
  const labels = new Map(entry && labelsBeside(knownFields(entry.type), path.split(".")));
  return message.replaceAll(/"(\w+)"/g, (_quoted, name: string) => `"${labels.get(name) ?? name}"`);
}

/** @returns the labels of a field and those beside it, by name */
function labelsBeside(fields: readonly Field[], [step = "", ...rest]: readonly string[]): [string, string][] {
  if (rest.length === 0) return fields.map(({ name, label = name }) => [name, label]);
  const field = fields.find(({ name }) => name === step);
  const inner = field ? innerFields(field) : [];
  return labelsBeside(inner, /^\d+$/.test(rest[0] ?? "") ? rest.slice(1) : rest);
}

/** @returns the fields in a field, of all kinds if it has several */
function innerFields(field: Field): readonly Field[] {
  if ("types" in field) return (field.types ?? []).flatMap((kind: VariableFieldType) => kind.fields ?? []);
  return "fields" in field ? (field.fields ?? []) : [];
}

const fieldsByType = new Map<ContentTypeName, readonly Field[]>();

/** Making them of the schemas takes a while. */
function knownFields(type: ContentTypeName): readonly Field[] {
  const known = fieldsByType.get(type) ?? fieldsOfType(type);
  fieldsByType.set(type, known);
  return known;
}

/** @returns what the field of a file has, with names for facts */
export function writtenAt(content: Content, { type, name, path }: FoundField): string {
  const entry = content.all(type).find((each) => each.name === name);
  const written = path === "body" ? entry?.source.body : valueAt(entry?.source.value, path.split("."));
  return typeof written === "string" ? written : "";
}

/**
 * @param written a text as its file has it
 * @param shown what the page shows of it
 * @returns the facts in the text
 */
export function factsIn(content: Content, written: string, shown: string): NamedFact[] {
  const facts = [...new Set(findTokens(written))].flatMap((token) => {
    const value = content.tokens.get(token);
    const place = placeOfFact(token);
    if (value === undefined || place === undefined || !normal(shown).includes(normal(value))) return [];
    return [{ value, called: called(content, place), ...editorPlace(place) }];
  });
  // Several may be made of one field, such as what a month and a year cost.
  const byField = Map.groupBy(facts, ({ hash, path }) => `${hash} ${path}`);
  return [...byField.values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, value: [first, ...rest].map(({ value }) => value).join(" and ") }] : [],
  );
}
