import type { Nodes, Root } from "mdast";
import type { VFile } from "vfile";
import { wrongSigns } from "../../files/signs.ts";
import { reportProblem, sourceOf } from "../../problems/report-problem.ts";
import { isTag, propsOf } from "../tags.ts";
import { eachNode } from "../walk.ts";

/** Finds characters that can't be published, including those written as "&#8238;". */
export function remarkCheckSigns() {
  return (tree: Root, file: VFile): void => {
    eachNode(tree, (node) => {
      for (const text of textsOf(node)) {
        for (const { index, problem } of wrongSigns(text))
          reportProblem(file, offsetOf(text.slice(0, index), node, file), problem);
      }
    });
  };
}

/** All text of a node. Code may show misread characters, and has no character references. */
function textsOf(node: Nodes): readonly string[] {
  if (node.type === "text") return [node.value];
  if (node.type === "link" || node.type === "definition") return [node.url, node.title ?? ""];
  return isTag(node) ? Object.values(propsOf(node) ?? {}) : [];
}

/** The offset after the text before; the node's start if the source spells it differently. */
function offsetOf(before: string, node: Nodes, file: VFile): number {
  const at = sourceOf(file, node).indexOf(before);
  return (node.position?.start.offset ?? 0) + (at === -1 ? 0 : at + before.length);
}
