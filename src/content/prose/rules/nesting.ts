import type { Nodes, Root } from "mdast";
import type { Processor } from "unified";
import type { VFile } from "vfile";
import { FRONT_MATTER } from "../../files/yaml.ts";
import { positionAt } from "../../problems/problem.ts";

/** A line of nested quotation or list markers: a parser takes minutes to read a long one. */
const NESTED_LINE = /^(?:[ \t]*(?:>|[-*+][ \t]|\d+[.)][ \t])){20}/m;

/** No real text is nested deeper, and rendering recurses. */
const DEEPEST = 20;

const MESSAGE = "quotations, lists or tags are nested too deeply here";

const HINT = "Look whether the signs at the start of the line were pasted by mistake.";

/** Refuses deep nesting, before parsing where possible. */
export function remarkCheckNesting(this: Processor): (tree: Root, file: VFile) => void {
  const { parser } = this;
  if (!parser) throw new Error("What nesting is checked for comes after the parser.");
  this.parser = (text, file) => {
    const start = FRONT_MATTER.exec(text)?.[0].length ?? 0;
    const offset = text.slice(start).search(NESTED_LINE);
    if (offset !== -1) refuse(file, positionAt(text, start + offset));
    return parser(text, file);
  };
  return (tree, file) => {
    const deep = below(tree, DEEPEST);
    if (deep) refuse(file, deep.position?.start ?? { line: 1, column: 1 });
  };
}

function refuse(file: VFile, place: { readonly line: number; readonly column: number }): never {
  const message = file.message(MESSAGE, { place: { ...place } });
  message.note = HINT;
  message.fatal = true;
  throw message;
}

/** @returns a node that is nested this deep */
function below(tree: Root, depth: number): Nodes | undefined {
  let level: readonly Nodes[] = [tree];
  for (let each = 0; each < depth && level.length > 0; each++) {
    level = level.flatMap((node) => ("children" in node ? node.children : []));
  }
  return level[0];
}
