import { findNodeAtLocation, type Node, type ParseError, parseTree } from "jsonc-parser";
import { type Document, isMap, isNode, isScalar, parseDocument } from "yaml";
import { jsonMistakes, repeatedFields } from "./json-mistakes.ts";
import { type Path, type Position, type Problem, positionAt } from "./problem.ts";
import { yamlMistakes } from "./yaml-mistakes.ts";

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

/**
 * Reads a JSON file's text.
 * @param file the path to name in problems
 */
export function readJson(file: string, text: string): Source {
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

function jsonNode(root: Node | undefined, path: Path): Node | undefined {
  if (!root) return undefined;
  return findNodeAtLocation(root, [...path]) ?? (path.length > 0 ? jsonNode(root, path.slice(0, -1)) : root);
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
  const document = parseDocument(yaml, { schema: "core", prettyErrors: false, stringKeys: true });
  const locateOffset = (at: number) => positionAt(text, offset + at);
  const mistakes = yamlMistakes(document, yaml);
  return {
    file,
    text,
    value: mistakes.every((mistake) => mistake.harmless) ? document.toJS({ maxAliasCount: 0 }) : undefined,
    locate: (path) => locateOffset(yamlValueOffset(document, path)),
    locateKey: (path) => locateOffset(yamlKeyOffset(document, path)),
    problems: mistakes.map(({ offset: at, harmless, ...mistake }) => ({ file, ...locateOffset(at), ...mistake })),
    bodyLine: match[0].split("\n").length,
    body: text.slice(match[0].length),
  };
}

function withoutValue(file: string, text: string, message: string): Source {
  const problems = [{ file, ...START, field: "", message }];
  return { file, text, value: undefined, locate: () => START, locateKey: () => START, problems, bodyLine: 1, body: "" };
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
