/** Finds the field in which a text of a page is written. */
import { z } from "zod";
import { type ContentTypeName, contentTypeNames, contentTypes } from "../../schemas/content-types.ts";
import type { Content, Entry } from "../../src/content/entries/content.server.ts";
import { textsIn } from "../../src/content/problems/schema-walk.ts";
import { findPage } from "../../src/pages/list-pages.server.ts";

/** A click on a page: the address, the section's index, and the texts of the elements from the inside out. */
export const pressedTextSchema = z.object({
  address: z.string(),
  section: z.number().exactOptional(),
  texts: z.array(z.string()),
});

export type PressedText = z.infer<typeof pressedTextSchema>;

interface FoundField {
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
  /** What is fixed in a text with placeholders, such as "{minutes} min read"; otherwise the text. */
  readonly fixed: readonly string[];
  /** Whether it begins with a capital, as labels do and names of kinds don't. */
  readonly isCapital: boolean;
}

/** Shorter texts are part of too many others. */
const SHORTEST_PART = 8;

/** Shorter words, such as "No", begin too many other texts. */
const SHORTEST_LABEL = 4;

/**
 * Inner texts decide before outer ones, which hold words of several fields.
 * @returns the field in which the text is written: in the section, on the page or anywhere else; at least the page's section
 */
export function findField(content: Content, { address, section, texts }: PressedText): FoundField | undefined {
  const page = findPage(content, address)?.entry;
  const own = page ? candidates(page) : [];
  const near = [own.filter(({ path }) => path.startsWith(`sections.${section}.`)), own];
  const named = new Set(near[0]?.map(({ text }) => text));
  const others = contentTypeNames
    .flatMap((type) => content.all(type))
    // What the assistant is asked is on no page.
    .filter((entry) => entry !== page && entry.type !== "assistant-intents")
    // What the section shows is more likely than what it doesn't, such as another form's "Email".
    .toSorted((a, b) => Number(named.has(b.name)) - Number(named.has(a.name)))
    .flatMap(candidates)
    // Names of entries look like words of others.
    .toSorted((a, b) => Number(b.isCapital) - Number(a.isCapital));
  const found = firstOf(
    texts.map(normal).filter(Boolean),
    (pressed) =>
      firstOf([...near, others], (among) => among.find(({ text }) => text === pressed)) ??
      firstOf(near, (among) => longest(among.filter((each) => isPart(each, pressed) || isWhole(each, pressed)))) ??
      longest(others.filter((each) => isMostOf(each, pressed))),
  );
  if (found) return { type: found.type, name: found.name, path: found.path };
  if (!page) return undefined;
  const path = page.prose ? "body" : section === undefined ? "" : `sections.${section}`;
  return { type: page.type, name: page.name, path };
}

const candidatesOf = new WeakMap<Entry, readonly Candidate[]>();

function candidates(entry: Entry): readonly Candidate[] {
  const known = candidatesOf.get(entry);
  if (known) return known;
  const { type, name, data } = entry;
  const all = textsIn(data).map(({ path, text }) => {
    const fixed = text.split(/\{\w+\}/).map(normal);
    return { type, name, path: path.join("."), text: normal(text), fixed, isCapital: /^\p{Lu}/u.test(text) };
  });
  candidatesOf.set(entry, all);
  return all;
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
