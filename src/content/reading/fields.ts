import { CORE_SCHEMA, load } from "js-yaml";
import type { Document } from "yaml";
import type { Path } from "../checking/problem.ts";
import { type YamlMistake, yamlMistakes } from "../checking/yaml-mistakes.ts";
import { onDemand } from "./on-demand.ts";

/** What front matter holds. Offsets are counted from its start. */
export interface Fields {
  /** Undefined if the fields could not be read. */
  readonly value: unknown;
  readonly mistakes: readonly YamlMistake[];
  /** Where a value stands; for a path that does not exist, its nearest existing parent. */
  readonly valueOffset: (path: Path) => number;
  /** Where a field's name stands. */
  readonly keyOffset: (path: Path) => number;
}

/**
 * Reads front matter. js-yaml does so in a fifth of the time that yaml needs; what it objects to is read again by yaml,
 * which says what is wrong and where. Where things stand is asked of yaml too, but only of files that have mistakes.
 */
export function readFields(yaml: string): Fields {
  const quick = readQuickly(yaml);
  if (!quick) return explained(yaml);
  let document: Document | undefined;
  const parsed = () => (document ??= parse(yaml));
  return {
    value: quick,
    mistakes: [],
    valueOffset: (path) => valueOffset(parsed(), path),
    keyOffset: (path) => keyOffset(parsed(), path),
  };
}

/** Values that begin with a character by which YAML means something else than text, names that are missing, ends of documents, tabs. */
const SPECIAL = /(?:^|[-:?,[{])[ \t]*[&*!|>%@`?“]|(?:^|[-?,[{])[ \t]*:|^(?:---|\.\.\.)|\t/m;

/** @returns the fields; undefined if they have to be looked at more closely */
export function readQuickly(yaml: string): object | undefined {
  if (SPECIAL.test(yaml)) return undefined;
  try {
    const value = load(yaml, { schema: CORE_SCHEMA });
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads front matter in the slow way. */
export function explained(yaml: string): Fields {
  const document = parse(yaml);
  const mistakes = yamlMistakes(document, yaml);
  return {
    value: mistakes.every((mistake) => mistake.harmless) ? document.toJS({ maxAliasCount: 0 }) : undefined,
    mistakes,
    valueOffset: (path) => valueOffset(document, path),
    keyOffset: (path) => keyOffset(document, path),
  };
}

function parse(yaml: string): Document {
  return onDemand.yaml().parseDocument(yaml, { schema: "core", prettyErrors: false, stringKeys: true });
}

function valueOffset(document: Document, path: Path): number {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (onDemand.yaml().isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : valueOffset(document, path.slice(0, -1));
}

function keyOffset(document: Document, path: Path): number {
  const { isMap, isScalar } = onDemand.yaml();
  const parent = document.getIn(path.slice(0, -1), true) ?? document.contents;
  const pair = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && item.key.value === path.at(-1))
    : undefined;
  return isScalar(pair?.key) && pair.key.range ? pair.key.range[0] : valueOffset(document, path);
}
