import { contentTypeNames } from "../../../schemas/content-types.ts";
import type { Source } from "../files/source.server.ts";
import {
  compareProblems,
  formatPath,
  type Path,
  type Position,
  type Problem,
  positionAt,
  valueAt,
} from "../problems/problem.ts";
import { textsIn } from "../problems/schema-walk.ts";
import { isUnwritten, UNWRITTEN, UNWRITTEN_NAME } from "../problems/unwritten.ts";
import type { Content, Entry } from "./content.server.ts";

/**
 * Finds every fact that is marked as invented and every text that needs review or is still to
 * be written, in the order of files and lines.
 */
export function findPlaceholders(content: Content): Problem[] {
  return contentTypeNames
    .flatMap((name) => [...content.all(name)])
    .flatMap((entry) => [...marked(entry), ...unwritten(entry), ...inText(entry)])
    .sort(compareProblems);
}

function unwritten(entry: Entry): Problem[] {
  if (![UNWRITTEN, UNWRITTEN_NAME].some((words) => entry.source.text.includes(words))) return [];
  const report = (place: Position, field: string): Problem => ({
    file: entry.source.file,
    ...place,
    field,
    message: `this is still to be written (it begins with "${UNWRITTEN}")`,
  });
  const inFields = textsIn(entry.source.value)
    .filter(({ text }) => isUnwritten(text))
    .map(({ path }) => report(entry.source.locate(path), formatPath(path)));
  const inBody = entry.source.body
    .split("\n")
    .flatMap((line, index) =>
      isUnwritten(line.replace(/^#+ /, "")) ? [report({ line: entry.source.bodyLine + index, column: 1 }, "text")] : [],
    );
  return [...inFields, ...inBody];
}

/** Invented words of a body, at each occurrence. */
function inText({ data, source }: Entry): Problem[] {
  return inventedWordsOf(data).flatMap((words) =>
    offsetsOf(words, source).map((offset) => ({
      file: source.file,
      ...positionAt(source.text, offset),
      field: "text",
      message: `"${words}" is invented`,
      hint: `Write what is true and take "${words}" out of "inventedWords".`,
    })),
  );
}

function offsetsOf(words: string, { text, body }: Source): number[] {
  const found: number[] = [];
  let offset = text.indexOf(words, text.length - body.length);
  while (offset !== -1) {
    found.push(offset);
    offset = text.indexOf(words, offset + 1);
  }
  return found;
}

/** Finds invented words that the text no longer has. */
export function lostWords({ data, source }: Entry): Problem[] {
  return inventedWordsOf(data).flatMap((words, index) => {
    if (source.body.includes(words)) return [];
    const path = ["inventedWords", index];
    const message = `"${words}" is not in the text below`;
    const hint = "Write the words exactly as in the text, or take them out of the list if they are real now.";
    return [{ file: source.file, ...source.locate(path), field: formatPath(path), message, hint }];
  });
}

function inventedWordsOf(data: unknown): string[] {
  const words = valueAt(data, ["inventedWords"]);
  return Array.isArray(words) ? words.filter((word) => typeof word === "string") : [];
}

function marked(entry: Entry): Problem[] {
  return /placeholders|reviewNeeded/.test(entry.source.text) ? inValue(entry, entry.data, []) : [];
}

function inValue(entry: Entry, value: unknown, path: Path): Problem[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (key === "placeholders" && Array.isArray(item))
      return item.map((field) => invented(entry, [...path, String(field)]));
    if (key === "reviewNeeded") return [unreviewed(entry, [...path, key], String(item))];
    return inValue(entry, item, [...path, Array.isArray(value) ? Number(key) : key]);
  });
}

function invented(entry: Entry, path: Path): Problem {
  const hint = `Write the real value and take "${path.at(-1)}" out of "placeholders".`;
  return { ...placeIn(entry, path), message: "this is invented", hint };
}

function unreviewed(entry: Entry, path: Path, reviewer: string): Problem {
  const hint = 'Take the line "reviewNeeded" out once that has happened.';
  return { ...placeIn(entry, path), message: `a ${reviewer} has not reviewed this text yet`, hint };
}

function placeIn({ source }: Entry, path: Path) {
  return { file: source.file, ...source.locate(path), field: path.join(".") };
}
