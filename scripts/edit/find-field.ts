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

/** A field of an entry. */
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
}

/** Shorter texts are part of too many others. */
const SHORTEST_PART = 8;

/** @returns the field in which the text is written: in the section, on the page or anywhere else; at least the page's section */
export function findField(content: Content, { address, section, texts }: PressedText): FoundField | undefined {
  const page = findPage(content, address)?.entry;
  const own = page ? candidates(page) : [];
  const prefix = `sections.${section}.`;
  const others = contentTypeNames.flatMap((type) => content.all(type)).filter((entry) => entry !== page);
  const near = [own.filter(({ path }) => path.startsWith(prefix)), own, others.flatMap(candidates)];
  const pressed = texts.map(normal).filter(Boolean);
  const found = firstOf(near, (among) => firstOf(pressed, (text) => among.find((each) => each.text === text)));
  const part = found ?? firstOf(near, (among) => firstOf(pressed, (text) => longestPart(among, text)));
  if (part) return { type: part.type, name: part.name, path: part.path };
  if (!page) return undefined;
  const path = page.prose ? "body" : section === undefined ? "" : `sections.${section}`;
  return { type: page.type, name: page.name, path };
}

function candidates({ type, name, data }: Entry): Candidate[] {
  return textsIn(data).map(({ path, text }) => ({ type, name, path: path.join("."), text: normal(text) }));
}

/** @returns the longest text that is part of the pressed one, or that the pressed one is part of */
function longestPart(among: readonly Candidate[], pressed: string): Candidate | undefined {
  const isPart = ({ text }: Candidate) =>
    (text.length >= SHORTEST_PART && pressed.includes(text)) ||
    (pressed.length >= SHORTEST_PART && text.includes(pressed));
  return among.filter(isPart).sort((a, b) => b.text.length - a.text.length)[0];
}

/** Pages set quotation marks, spaces and emphasis in their own way. */
function normal(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`\u00ad\u200b\u2060]/g, "")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
