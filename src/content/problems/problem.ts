/** Something wrong in a content file, told to the person who writes content. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
  /** Where in the file, such as `hero.actions.0.href`; empty for the file as a whole. */
  readonly field: string;
  /** What was found and what is allowed. */
  readonly message: string;
  /** What to do about it, where that is not plain from the message. */
  readonly hint?: string;
  /** Set if it is about the file as a whole, so that no line of it shows it. */
  readonly wholeFile?: true;
  /** Set if it is worth a look, but no reason not to publish. */
  readonly warning?: true;
}

/** What is wrong, and what to do about it. */
export interface ProblemText {
  readonly message: string;
  readonly hint?: string;
  /** Set if it is no reason not to publish. */
  readonly warning?: true;
}

/** @returns a problem of a file as a whole. */
export function problemOfFile(file: string, problem: ProblemText & Pick<Problem, "warning">): Problem {
  return { file, line: 1, column: 1, field: "", wholeFile: true, ...problem };
}

/** A place in a text. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A way down into a value: field names and list positions. */
export type Path = readonly (string | number)[];

/** @returns the path as people write it, such as `hero.actions.0.href`. */
export function formatPath(path: Path): string {
  return path.join(".");
}

/** @returns what is at the end of a path; undefined if the path ends earlier. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (current, step) => (typeof current === "object" && current !== null ? Reflect.get(current, step) : undefined),
    value,
  );
}

/** Orders problems by file, then line, then column. */
export function compareProblems(a: Problem, b: Problem): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.field, b.field);
}

/** Orders texts by their code units: the same on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Finds the line and column of an offset.
 * @param text the whole text
 * @param offset counted in UTF-16 units from 0
 */
export function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

/** @returns the offset of a place in a text */
export function offsetAt(text: string, { line, column }: Position): number {
  const above = text.split("\n", line - 1);
  return above.reduce((sum, each) => sum + each.length + 1, column - 1);
}

/**
 * Says in which section of a page a mistake is: a page has many, and their fields have the same names.
 * @param data what the file holds
 * @returns such as "section 3 (steps): "; nothing if it is in no section
 */
export function inSection(data: unknown, [list, index]: Path): string {
  if (list !== "sections" || typeof index !== "number") return "";
  const kind = valueAt(data, [list, index, "section"]);
  return `section ${index + 1}${typeof kind === "string" ? ` (${kind})` : ""}: `;
}
