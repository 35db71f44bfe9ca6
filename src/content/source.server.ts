import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import { type Path, type Position, type Problem, positionAt } from "./problem.ts";

/** A file's content before it is checked, and where each part of it stands. */
export interface Source {
  readonly file: string;
  readonly text: string;
  /** The parsed JSON or front matter; undefined if it could not be parsed. */
  readonly value: unknown;
  /** Where a value stands; for a path that does not exist, its nearest existing parent. */
  readonly locate: (path: Path) => Position;
  /** Where a field's name stands. */
  readonly locateKey: (path: Path) => Position;
  /** Mistakes that kept the file from being read as a whole. */
  readonly problems: readonly Problem[];
  /** The line on which the MDX body starts, counted from 1; 1 for JSON. */
  readonly bodyLine: number;
  /** The MDX below the front matter; empty for JSON. */
  readonly body: string;
}

const START: Position = { line: 1, column: 1 };

const JSON_MISTAKES: Record<string, string> = {
  InvalidSymbol: "this word is not allowed here: texts stand in double quotes",
  InvalidNumberFormat: "this is not a number: write it without spaces and with a point, such as 99 or 0.5",
  PropertyNameExpected: "a field's name in double quotes was expected here (or a comma before it is one too many)",
  ValueExpected: "a value was expected here (or a comma before it is one too many)",
  ColonExpected: 'a colon was expected here, as in "title": "Pricing"',
  CommaExpected: "a comma is missing before this",
  CloseBraceExpected: "a closing } is missing",
  CloseBracketExpected: "a closing ] is missing",
  EndOfFileExpected: "the file should have ended before this: there may be one } or ] too many above",
  InvalidCommentToken: "comments are not allowed in JSON: take it out",
  UnexpectedEndOfComment: "comments are not allowed in JSON: take it out",
  UnexpectedEndOfString: 'a closing " is missing on this line',
  InvalidCharacter:
    'a character that JSON does not allow here: a line break or tab inside a text, perhaps, or a missing "',
  InvalidEscapeCharacter: 'a backslash that stands alone: write \\\\ for a backslash and \\" for a quotation mark',
  InvalidUnicode: "\\u must be followed by four hexadecimal digits",
};

/**
 * Reads a JSON file's text.
 * @param file the path to name in problems
 */
export function readJson(file: string, text: string): Source {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const problems = errors.map((error) => ({
    file,
    ...positionAt(text, error.offset),
    field: "",
    message: `not valid JSON: ${JSON_MISTAKES[printParseErrorCode(error.error)] ?? "something is out of place here"}`,
  }));
  const repeated = root ? repeatedKeys(root, text, file) : [];
  const empty = root === undefined && errors.length === 0;
  return {
    file,
    text,
    value: root && errors.length === 0 ? JSON.parse(text) : undefined,
    locate: (path) => positionAt(text, jsonNode(root, path)?.offset ?? 0),
    locateKey: (path) => positionAt(text, jsonNode(root, path)?.parent?.offset ?? 0),
    problems: empty ? [{ file, ...START, field: "", message: "the file is empty" }] : [...problems, ...repeated],
    bodyLine: 1,
    body: "",
  };
}

function jsonNode(root: Node | undefined, path: Path): Node | undefined {
  if (!root) return undefined;
  return findNodeAtLocation(root, [...path]) ?? (path.length > 0 ? jsonNode(root, path.slice(0, -1)) : root);
}

/** JSON.parse keeps the last of two fields of one name without a word. */
function repeatedKeys(node: Node, text: string, file: string): Problem[] {
  const children = node.children ?? [];
  const names = node.type === "object" ? children.map((property) => String(property.children?.[0]?.value)) : [];
  const own = names.flatMap((name, index) =>
    names.indexOf(name) < index
      ? [
          {
            file,
            ...positionAt(text, children[index]?.offset ?? 0),
            field: name,
            message: `the field "${name}" stands twice here: keep one`,
          },
        ]
      : [],
  );
  return [...own, ...children.flatMap((child) => repeatedKeys(child, text, file))];
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * Reads an MDX file's text: YAML front matter between lines of three hyphens, then the body.
 * @param file the path to name in problems
 */
export function readMdx(file: string, text: string): Source {
  const match = FRONT_MATTER.exec(text);
  if (!match) {
    return withoutValue(file, text, 'the file must start with its fields between two lines of "---"');
  }
  const yaml = match[1] ?? "";
  const offset = match[0].indexOf(yaml, 3);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, schema: "core", prettyErrors: false });
  const locateOffset = (at: number) => positionAt(text, offset + at);
  const problems = [...document.errors, ...document.warnings].map((error) => ({
    file,
    ...locateOffset(error.pos[0]),
    field: "",
    message: `the fields can't be read: ${yamlMistake(error.code, error.message)}`,
    hint: 'Put texts that contain a colon or start with a special character in quotes: title: "Chatbots: a guide"',
  }));
  return {
    file,
    text,
    value: problems.length === 0 ? document.toJS({ maxAliasCount: 0 }) : undefined,
    locate: (path) => locateOffset(yamlValueOffset(document, path)),
    locateKey: (path) => locateOffset(yamlKeyOffset(document, path)),
    problems,
    bodyLine: match[0].split("\n").length,
    body: text.slice(match[0].length),
  };
}

function withoutValue(file: string, text: string, message: string): Source {
  const problems = [{ file, ...START, field: "", message }];
  return { file, text, value: undefined, locate: () => START, locateKey: () => START, problems, bodyLine: 1, body: "" };
}

function yamlMistake(code: string, message: string): string {
  if (code === "DUPLICATE_KEY") return "a field stands twice: keep one";
  if (code === "TAB_AS_INDENT") return "a tab stands where spaces are needed";
  return message.replaceAll("\n", " ");
}

function yamlValueOffset(document: Document, path: Path): number {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : yamlValueOffset(document, path.slice(0, -1));
}

function yamlKeyOffset(document: Document, path: Path): number {
  const parent = document.getIn(path.slice(0, -1), true) ?? document.contents;
  const pair = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && item.key.value === path.at(-1))
    : undefined;
  return isScalar(pair?.key) && pair.key.range ? pair.key.range[0] : yamlValueOffset(document, path);
}
