import { findNodeAtLocation, type Node, type ParseError, parseTree } from "jsonc-parser";
import { type Path, type Position, type Problem, type ProblemText, positionAt } from "../problems/problem.ts";
import { readFrontMatter } from "./front-matter.ts";
import { jsonMistakes, repeatedFields } from "./json-mistakes.ts";
import { FRONT_MATTER } from "./yaml.ts";

/** A parsed file before it is checked, with the positions of its parts. */
export interface Source {
  readonly file: string;
  readonly text: string;
  /** The parsed JSON or front matter; undefined if it could not be parsed. */
  readonly value: unknown;
  /** Position of a value; for a path that does not exist, of its nearest existing parent. */
  readonly locate: (path: Path) => Position;
  /** Position of a field's name. */
  readonly locateKey: (path: Path) => Position;
  /** Mistakes that kept the file from being parsed. */
  readonly problems: readonly Problem[];
  /** The first line of the MDX body, counted from 1; 1 for JSON. */
  readonly bodyLine: number;
  /** The MDX below the front matter; empty for JSON. */
  readonly body: string;
}

const START: Position = { line: 1, column: 1 };

/**
 * Parses a JSON file.
 * @param file the path to name in problems
 */
export function readJson(file: string, text: string): Source {
  const tooDeep = tooDeepAt(text);
  if (tooDeep !== undefined) return withoutValue(file, text, TOO_DEEP, positionAt(text, tooDeep));
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const isRead = root !== undefined && errors.length === 0;
  return {
    file,
    text,
    value: isRead ? JSON.parse(text) : undefined,
    locate: (path) => positionAt(text, jsonNode(root, path)?.offset ?? 0),
    locateKey: (path) => positionAt(text, jsonNode(root, path)?.parent?.offset ?? 0),
    problems: isRead ? repeatedFields(file, text, root) : jsonMistakes(file, text, errors),
    bodyLine: 1,
    body: "",
  };
}

const TOO_DEEP = "there are more brackets inside each other here than any page needs: look whether they were pasted";

const DEEPEST = 50;

/** The parser and the checks recurse into a value. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  for (const { 0: mark, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    if (mark === "{" || mark === "[") depth += 1;
    else if (mark === "}" || mark === "]") depth -= 1;
    if (depth > DEEPEST) return index;
  }
  return undefined;
}

function jsonNode(root: Node | undefined, path: Path): Node | undefined {
  if (!root) return undefined;
  return findNodeAtLocation(root, [...path]) ?? (path.length > 0 ? jsonNode(root, path.slice(0, -1)) : root);
}

/**
 * Parses an MDX file: YAML front matter between lines of three hyphens, then the body.
 * @param file the path to name in problems
 */
export function readMdx(file: string, text: string): Source {
  const match = FRONT_MATTER.exec(text);
  if (!match) {
    return withoutValue(file, text, noFrontMatter(text));
  }
  const yaml = match[1] ?? "";
  const offset = match[0].indexOf(yaml, 3);
  const locateOffset = (at: number) => positionAt(text, offset + at);
  const { value, mistakes, valueOffset, keyOffset } = readFrontMatter(yaml);
  return {
    file,
    text,
    value,
    locate: (path) => locateOffset(valueOffset(path)),
    locateKey: (path) => locateOffset(keyOffset(path)),
    problems: mistakes.map(({ offset: at, harmless, ...mistake }) => ({ file, ...locateOffset(at), ...mistake })),
    bodyLine: match[0].split("\n").length,
    body: text.slice(match[0].length),
  };
}

function noFrontMatter(text: string): ProblemText {
  const rule = 'the file must start with its fields between two lines of "---"';
  const example = "Look at another file of this folder: its first lines show how.";
  if (/^---[ \t]*\r?\n/.test(text)) {
    return {
      message: 'the second line of "---" is missing',
      hint: 'Write a line with nothing but "---" below the fields.',
    };
  }
  if (/^\s+---/.test(text)) return { message: rule, hint: 'Take out everything before the first "---".' };
  if (/^(?:\+\+\+|–––?|———?|—-|–-|-{2}|-{4,})\s*$/m.test(text.slice(0, 40)))
    return { message: rule, hint: "Write exactly three hyphens." };
  return { message: rule, hint: example };
}

/** @returns a source without a value, for a file that can't be parsed. */
export function withoutValue(file: string, text: string, problem: ProblemText | string, place = START): Source {
  const problems = [{ file, ...place, field: "", ...(typeof problem === "string" ? { message: problem } : problem) }];
  const nowhere = { value: undefined, locate: () => START, locateKey: () => START, bodyLine: 1, body: "" };
  return { file, text, problems, ...nowhere };
}
