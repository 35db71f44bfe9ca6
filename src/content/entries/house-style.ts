import { getLocation } from "jsonc-parser";
import { houseStyleSchema } from "../../../schemas/site/house-style.ts";
import type { Source } from "../files/source.server.ts";
import { formatPath, type Problem, positionAt } from "../problems/problem.ts";

/** The words to search for, as one pattern, and their replacements. */
export interface HouseStyle {
  readonly pattern: RegExp | undefined;
  /** A fast pre-check, which finds more. */
  readonly rough: RegExp | undefined;
  readonly instead: ReadonlyMap<string, string>;
}

/**
 * Compiles the list of words.
 * @param value content/site/house-style.json; if it is invalid, nothing is searched for
 */
export function houseStyle(value: unknown): HouseStyle {
  const { data } = houseStyleSchema.safeParse(value);
  const pairs = (data?.avoid ?? []).flatMap(({ words, instead }) =>
    words.map((word) => [fold(word), instead] as const),
  );
  const longestFirst = pairs.map(([word]) => word).sort((a, b) => b.length - a.length);
  const any = longestFirst.map(escaped).join("|");
  return {
    pattern: any === "" ? undefined : new RegExp(`(?<!${PART})(?:${any})(?!${PART})`, "giu"),
    rough: any === "" ? undefined : new RegExp(`(?:\\b(?=\\w)|(?!\\w))(?:${any})`, "i"),
    instead: new Map(pairs),
  };
}

/** Next to these, a word is part of a longer one or of an address. */
const PART = "[\\p{L}\\p{N}/_@-]";

const fold = (word: string) => word.toLowerCase();

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replaceAll(" ", "\\s+");

/** Quotations, what visitors ask, and code keep their spelling. */
const NOT_OURS =
  /<Quotation[\s\S]*?<\/Quotation>|^>.*$|```[\s\S]*?```|`[^`\n]*`|"quote":\s*"(?:[^"\\]|\\.)*"|"wordings":\s*\[(?:[^\]"]|"(?:[^"\\]|\\.)*")*\]/gm;

/** Files without prose. */
const NO_PROSE = ["content/site/house-style.json", "content/redirects.json", "content/site/brand.json"];

/** Whether a file holds nothing but visitors' questions, in their own words */
export function isOfVisitors(file: string): boolean {
  return /^content\/assistant\/(?:language\.json|evaluation\/)/.test(file);
}

/** Warns of words that the house style avoids. */
export function styleWarnings({ file, text, body }: Source, { pattern, rough, instead }: HouseStyle): Problem[] {
  if (!pattern || !rough?.test(text) || NO_PROSE.includes(file) || isOfVisitors(file)) return [];
  return [...ourWords(text).matchAll(pattern)].map(({ 0: word, index }) => ({
    file,
    ...positionAt(text, index),
    field: fieldAt(file, text, index, text.length - body.length),
    message: `“${word}” is a word that our house style avoids`,
    hint: instead.get(fold(word.replace(/\s+/g, " "))) ?? "",
    warning: true as const,
  }));
}

/** Blanks out words that aren't ours, keeping offsets */
export function ourWords(text: string): string {
  return text.replace(NOT_OURS, (part) => part.replace(/\S/g, " "));
}

/** The field at an offset of a file */
export function fieldAt(file: string, text: string, offset: number, bodyStart: number): string {
  if (file.endsWith(".json")) return formatPath(getLocation(text, offset).path);
  if (offset >= bodyStart) return "text";
  return (
    text
      .slice(0, offset)
      .match(/^[A-Za-z]+(?=:)/gm)
      ?.at(-1) ?? ""
  );
}
