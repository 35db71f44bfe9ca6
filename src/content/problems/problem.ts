/** A mistake in a content file, for the person who writes content. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly field: string;
  /** What was found and what is allowed. */
  readonly message: string;
  /** What to do about it, unless the message says so. */
  readonly hint?: string;
  /** Set if no line shows the mistake. */
  readonly wholeFile?: true;
  /** Set if it is no reason not to publish. */
  readonly warning?: true;
}

export interface ProblemText {
  readonly message: string;
  readonly hint?: string;
  /** Set if it is no reason not to publish. */
  readonly warning?: true;
}

/** A problem of a file as a whole. */
export function problemOfFile(file: string, problem: ProblemText & Pick<Problem, "warning">): Problem {
  return { file, line: 1, column: 1, field: "", wholeFile: true, ...problem };
}

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A path to a value: field names and list indexes. */
export type Path = readonly (string | number)[];

/** Formats a path, such as `hero.actions.0.href`. */
export function formatPath(path: Path): string {
  return path.join(".");
}

/** @returns undefined if the path doesn't exist */
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

/** @returns how many characters of a text are before a position; the opposite of `positionAt`. */
export function offsetAt(text: string, { line, column }: Position): number {
  const above = text.split("\n", line - 1);
  return above.reduce((sum, each) => sum + each.length + 1, column - 1);
}

/**
 * Names the section of a mistake, since a page has many with the same fields.
 * @param data the file's data
 * @returns such as "section 3 (steps): "; empty outside of sections
 */
export function inSection(data: unknown, [list, index]: Path): string {
  if (list !== "sections" || typeof index !== "number") return "";
  const kind = valueAt(data, [list, index, "section"]);
  return `section ${index + 1}${typeof kind === "string" ? ` (${kind})` : ""}: `;
}
