import type { LoadResult } from "../../src/content/load.server.ts";
import type { Problem } from "../../src/content/problem.ts";

/** Writes mistakes and warnings as compilers do, a line each, which editors can read. */
export function watchLines({ problems, warnings }: Pick<LoadResult, "problems" | "warnings">): string[] {
  return [...problems.map((problem) => line("error", problem)), ...warnings.map((problem) => line("warning", problem))];
}

function line(severity: string, { file, line: row, column, field, message, hint }: Problem): string {
  const words = [field && `${field}: `, message, hint && `. ${hint}`].filter(Boolean).join("");
  return `${file}:${row}:${column}: ${severity}: ${words.replace(/\s*\n\s*/g, " ")}`;
}
