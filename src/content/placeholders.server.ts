import { contentTypeNames } from "../../schemas/content-types.ts";
import type { Content, Entry } from "./content.server.ts";
import { compareProblems, formatPath, type Path, type Position, type Problem } from "./problem.ts";
import { textsIn } from "./schema-walk.ts";
import { isUnwritten, UNWRITTEN } from "./unwritten.ts";

/**
 * Lists every fact that its file marks as invented, every text that still needs somebody's review, and every text that
 * is still to be written.
 */
export function findPlaceholders(content: Content): Problem[] {
  return contentTypeNames
    .flatMap((name) => [...content.all(name)])
    .flatMap((entry) => [...inValue(entry, entry.data, []), ...unwritten(entry)])
    .sort(compareProblems);
}

function unwritten(entry: Entry): Problem[] {
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
  return {
    file: entry.source.file,
    ...entry.source.locate(path),
    field: path.join("."),
    message: "this is invented",
    hint: `Write the real value and take "${path.at(-1)}" out of "placeholders".`,
  };
}

function unreviewed(entry: Entry, path: Path, reviewer: string): Problem {
  return {
    file: entry.source.file,
    ...entry.source.locate(path),
    field: path.join("."),
    message: `a ${reviewer} has not reviewed this text yet`,
    hint: 'Take the line "reviewNeeded" out once that has happened.',
  };
}
