import type { Problem } from "../../src/content/checking/problem.ts";
import type { LoadResult } from "../../src/content/load.server.ts";

/** What one check of content/ found, for an editor. */
export type WatchReport = readonly WatchedMistake[];

interface WatchedMistake {
  /** Path from the project's root. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 units. */
  readonly column: number;
  /** Behind the last character to be underlined, on the same line. */
  readonly endColumn: number;
  readonly severity: "error" | "warning";
  /** What is wrong, and below what to do. */
  readonly message: string;
}

/** @returns mistakes and warnings, with what an editor underlines. */
export function watchReport({ problems, warnings, textOf }: LoadResult): WatchReport {
  return [...problems, ...warnings].map((problem) => {
    const { file, line, column, field, message, hint, warning } = problem;
    const text = textOf(file)?.split("\n")[line - 1] ?? "";
    const words = [`${field && `${field}: `}${message}`, hint].filter(Boolean).join("\n");
    const endColumn = column + lengthOf(text.slice(column - 1), problem);
    return { file, line, column, endColumn, severity: warning ? "warning" : "error", message: words };
  });
}

/** A text in quotes, a tag or its property, a field's name, a number or word of JSON; else what is left of the line. */
const KINDS =
  /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|<[^<>]*>|[\w-]+="[^"]*"|[\w-]+(?=:)|(?:-?[\d.]+|true|false|null)(?=\s*[,}\]])|\S+(?:[ \t]+\S+)*)/;

/** What the mistake is about goes from its first character to where its kind of thing ends; a name or value has an end. */
function lengthOf(rest: string, { wholeFile }: Problem): number {
  if (wholeFile) return 0;
  return KINDS.exec(rest)?.[0].length ?? 0;
}
