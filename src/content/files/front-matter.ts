import { type Document, isMap, isNode, isScalar } from "yaml";
import type { Path } from "../problems/problem.ts";
import { parseYaml } from "./yaml.ts";
import { type YamlMistake, yamlMistakes } from "./yaml-mistakes.ts";

interface FrontMatter {
  readonly value: unknown;
  readonly mistakes: readonly YamlMistake[];
  /** Offset of a value; for a path that does not exist, of its nearest existing parent. */
  readonly valueOffset: (path: Path) => number;
  /** Offset of a field's name. */
  readonly keyOffset: (path: Path) => number;
}

export function readFrontMatter(yaml: string): FrontMatter {
  const document = parseYaml(yaml);
  const mistakes = yamlMistakes(document, yaml);
  // The tree takes ten times the memory of the text, and is needed for mistakes only.
  let tree: Document | undefined;
  const parsed = () => (tree ??= parseYaml(yaml));
  return {
    value: mistakes.every((mistake) => mistake.harmless) ? document.toJS({ maxAliasCount: 0 }) : undefined,
    mistakes,
    valueOffset: (path) => valueOffset(parsed(), path),
    keyOffset: (path) => keyOffset(parsed(), path),
  };
}

function valueOffset(document: Document, path: Path): number {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : valueOffset(document, path.slice(0, -1));
}

function keyOffset(document: Document, path: Path): number {
  const parent = document.getIn(path.slice(0, -1), true) ?? document.contents;
  const pair = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && item.key.value === path.at(-1))
    : undefined;
  return isScalar(pair?.key) && pair.key.range ? pair.key.range[0] : valueOffset(document, path);
}
