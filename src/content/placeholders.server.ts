import { contentTypeNames } from "../../schemas/content-types.ts";
import type { Content, Entry } from "./content.server.ts";
import { compareProblems, type Path, type Problem } from "./problem.ts";
import { publicationOf, stateAt } from "./publication.ts";

/**
 * Lists every fact that its file marks as invented, and every text that still needs somebody's review. What is scheduled
 * counts, as it goes live by itself; drafts and what has expired don't.
 */
export function findPlaceholders(preview: Content, moment: number): Problem[] {
  return contentTypeNames
    .flatMap((name) => [...preview.all(name)])
    .filter(({ data }) => ["live", "scheduled"].includes(stateAt(publicationOf(data), moment)))
    .flatMap((entry) => inValue(entry, entry.data, []))
    .sort(compareProblems);
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
