/** Finds the field in which a text of a page is written. */
import { z } from "zod";
import { type ContentTypeName, contentTypeNames, contentTypes } from "../../schemas/content-types.ts";
import type { Content, Entry } from "../../src/content/entries/content.server.ts";
import { fillTokens } from "../../src/content/facts/tokens.ts";
import { numbersIn, textsIn } from "../../src/content/problems/schema-walk.ts";
import { findPage } from "../../src/pages/list-pages.server.ts";

/** A click on a page: the address, the section's index, the file of a picture, and the texts of the elements from the inside out. */
export const pressedTextSchema = z.object({
  address: z.string(),
  section: z.number().exactOptional(),
  picture: z.string().exactOptional(),
  texts: z.array(z.string()),
});

export type PressedText = z.infer<typeof pressedTextSchema>;

export interface FoundField {
  readonly type: ContentTypeName;
  readonly name: string;
  /** As the editor has it, such as "sections.0.title"; empty for the entry as a whole. */
  readonly path: string;
}

/** The position of a field in the editor. */
export interface EditorPlace {
  /** The hash of the editor's address, such as "#/collections/pages/entries/pricing". */
  readonly hash: string;
  readonly path: string;
}

/** @returns where the editor shows a field */
export function editorPlace({ type, name, path }: FoundField): EditorPlace {
  const entry = contentTypes[type].kind === "single" ? `_singletons/entries/${type}` : `${type}/entries/${name}`;
  return { hash: `#/collections/${entry}`, path };
}

/** A text with its field, ready to compare. */
interface Candidate extends FoundField {
  readonly text: string;
  readonly number?: number;
  /** What is fixed in a text with placeholders, such as "{minutes} min read"; otherwise the text. */
  readonly fixed: readonly string[];
  /** Whether it begins with a capital, as labels do and names of kinds don't. */
  readonly isCapital: boolean;
}

/** Shorter texts are part of too many others. */
const SHORTEST_PART = 8;

/** Shorter words, such as "No", begin too many other texts. */
const SHORTEST_LABEL = 4;

/** What is around a number that is written in a field, such as "from" and "per month". */
const LONGEST_UNIT = 20;

/** Where a text may be written, likeliest first. */
interface Places {
  /** The pressed section. */
  readonly own: readonly Candidate[];
  /** Entries that are named around the text, such as the plan of a card or of a table's column; the nearest first. */
  readonly shown: readonly Candidate[];
  readonly page: readonly Candidate[];
  readonly others: readonly Candidate[];
  /** The text of an article. */
  readonly body: Candidate | undefined;
  /** The pressed texts, from the inside out. */
  readonly around: readonly string[];
}

/**
 * Inner texts decide before outer ones, which hold words of several fields.
 * @returns the field in which the text is written: in the section, on the page or anywhere else; at least the page's section
 */
export function findField(content: Content, { address, section, picture, texts }: PressedText): FoundField | undefined {
  const page = findPage(content, address)?.entry;
  const pressedTexts = texts.map(normal).filter(Boolean);
  const places = placesOf(content, page, section, pressedTexts);
  const found =
    (picture !== undefined && pictureIn(places, picture)) ||
    firstOf(pressedTexts, (pressed) => textIn(places, pressed));
  if (found) return { type: found.type, name: found.name, path: found.path };
  if (!page) return undefined;
  const path = page.prose ? "body" : section === undefined ? "" : `sections.${section}`;
  return { type: page.type, name: page.name, path };
}

function placesOf(
  content: Content,
  page: Entry | undefined,
  section: number | undefined,
  texts: readonly string[],
): Places {
  const ofPage = page ? candidates(page) : [];
  const own = ofPage.filter(({ path }) => path.startsWith(`sections.${section}.`));
  const named = new Set(own.map(({ text }) => text));
  const entries = contentTypeNames
    .flatMap((type) => content.all(type))
    // What the assistant is asked is on no page.
    .filter((entry) => entry !== page && entry.type !== "assistant-intents")
    // What the section shows is more likely than what it doesn't, such as another form's "Email".
    .toSorted((a, b) => Number(named.has(b.name)) - Number(named.has(a.name)));
  const around = texts.flatMap((text) => entries.filter((entry) => isNamedIn(entry, text)));
  return {
    own,
    shown: [...new Set([...around, ...entries.filter(({ name }) => named.has(name))])].flatMap(candidates),
    page: ofPage,
    // Names of entries look like words of others.
    others: entries.flatMap(candidates).toSorted((a, b) => Number(b.isCapital) - Number(a.isCapital)),
    body: page?.prose && bodyOf(page, content),
    around: texts,
  };
}

/** Whether the words around a text name the entry that it may belong to. */
function isNamedIn(entry: Entry, text: string): boolean {
  const name =
    nameOf.get(entry) ?? candidates(entry).find(({ path }) => path === "name" || path === "title")?.text ?? "";
  nameOf.set(entry, name);
  return name !== "" && text.includes(name);
}

/** Entries without a name have an empty one. */
const nameOf = new WeakMap<Entry, string>();

function textIn({ own, shown, page, others, body, around }: Places, pressed: string): Candidate | undefined {
  const number = numberOf(pressed);
  const is = ({ text }: Candidate) => text === pressed;
  const near = [own, page];
  return (
    firstOf([own, shown, page], (among) => nearestKey(among.filter(is), around)) ??
    (body && isIn(body, pressed) ? body : undefined) ??
    (number === undefined
      ? undefined
      : firstOf([own, shown], (among) => among.find((each) => each.number === number))) ??
    others.find(is) ??
    firstOf(near, (among) => longest(among.filter((each) => isPart(each, pressed) || isWhole(each, pressed)))) ??
    longest(others.filter((each) => isMostOf(each, pressed)))
  );
}

/** @returns of fields with the same text, such as "Basic", the one whose key is among the words around it, such as a row's head */
function nearestKey([first, ...rest]: readonly Candidate[], around: readonly string[]): Candidate | undefined {
  if (!first || rest.length === 0) return first;
  const keyOf = ({ path }: Candidate) => (path.split(".").at(-1) ?? path).replaceAll("-", " ");
  return firstOf(around, (text) => [first, ...rest].find((each) => text.includes(keyOf(each)))) ?? first;
}

/** Files of pictures are served with the name that content gives them, with a mark and a width. */
function pictureIn({ own, shown, page, others }: Places, picture: string): Candidate | undefined {
  const served = normal(picture);
  const isOf = ({ text }: Candidate) => {
    const [stem, ending] = text.split(".");
    return (
      stem && (served === text || (ending !== undefined ? served.startsWith(`${stem}-`) : served === `${stem}.svg`))
    );
  };
  return firstOf([own, shown, page, others], (among) => longest(among.filter(isOf)));
}

/** @returns the number that a text is about, such as 99 of "from $99" */
function numberOf(text: string): number | undefined {
  const [first, second] = text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  if (!first || second || text.length - first.length > LONGEST_UNIT) return undefined;
  return Number(first.replaceAll(",", ""));
}

const candidatesOf = new WeakMap<Entry, readonly Candidate[]>();

function candidates(entry: Entry): readonly Candidate[] {
  const known = candidatesOf.get(entry);
  if (known) return known;
  const { type, name, data } = entry;
  const written = textsIn(data).map(({ path, text }) => candidate({ type, name, path: path.join(".") }, text));
  const counted = numbersIn(data)
    .filter(({ path }) => !UNSHOWN.has(path.join(".")))
    .map(({ path, number }) => ({ ...candidate({ type, name, path: path.join(".") }, ""), number }));
  const all = [...written, ...counted];
  candidatesOf.set(entry, all);
  return all;
}

/** Numbers that pages are put in order by. */
const UNSHOWN = new Set(["order", "id"]);

function candidate(field: FoundField, text: string): Candidate {
  const fixed = text.split(/\{\w+\}/).map(normal);
  return { ...field, text: normal(text), fixed, isCapital: /^\p{Lu}/u.test(text) };
}

function bodyOf({ type, name, source }: Entry, { tokens }: Content): Candidate {
  // Each line of Markdown begins with its signs, such as those of a heading.
  const lines = fillTokens(source.body, tokens).replace(/^[\s>]*(?:#+|[-*+]|\d+\.)?[ \t]+/gm, "");
  return candidate({ type, name, path: "body" }, lines);
}

/** Whether the pressed text is in the body: as words of it, if short. */
function isIn({ text }: Candidate, pressed: string): boolean {
  return pressed.length >= SHORTEST_PART ? text.includes(pressed) : ` ${text} `.includes(` ${pressed} `);
}

/** Whether the field's text is part of the pressed one. */
function isPart(candidate: Candidate, pressed: string): boolean {
  return fixedLength(candidate) >= SHORTEST_PART && candidate.fixed.every((part) => pressed.includes(part));
}

/** Whether the pressed text is the field's with little more, or begins with it as a label does. */
function isMostOf(candidate: Candidate, pressed: string): boolean {
  const [start] = candidate.fixed;
  if (start && candidate.isCapital && start.length >= SHORTEST_LABEL && pressed.startsWith(`${start} `)) return true;
  return isPart(candidate, pressed) && fixedLength(candidate) > pressed.length / 2;
}

/** Whether the pressed text is part of the field's. */
function isWhole({ text }: Candidate, pressed: string): boolean {
  return pressed.length >= SHORTEST_PART && text.includes(pressed);
}

function fixedLength({ fixed }: Candidate): number {
  return fixed.join("").length;
}

function longest(among: readonly Candidate[]): Candidate | undefined {
  return among.toSorted((a, b) => b.text.length - a.text.length)[0];
}

/** Pages set quotation marks, spaces and emphasis in their own way, and put signs around a label. */
export function normal(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`\u00ad\u200b\u2060]/g, "")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/^[ (]+|[ ):·]+$/g, "")
    .toLowerCase();
}

function firstOf<Item, Result>(items: readonly Item[], find: (item: Item) => Result | undefined): Result | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
