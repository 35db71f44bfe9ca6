import type { Nodes, Root } from "mdast";
import type { VFile } from "vfile";
import { wrongSigns } from "../../files/signs.ts";
import { reportProblem, sourceOf } from "../../problems/report-problem.ts";
import { isTag, propsOf } from "../tags.ts";
import { eachNode } from "../walk.ts";

/** Finds signs that can't be published in what a text says: by "&#8238;" they come in as well. */
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

/** Everything that a node shows or says. Code may show what a program has misread, and lets nothing in that is not typed. */
function textsOf(node: Nodes): readonly string[] {
  if (node.type === "text") return [node.value];
  if (node.type === "link" || node.type === "definition") return [node.url, node.title ?? ""];
  return isTag(node) ? Object.values(propsOf(node) ?? {}) : [];
}

/** The place behind what comes before it; the node's start if that is written in another way there. */
function offsetOf(before: string, node: Nodes, file: VFile): number {
  const at = sourceOf(file, node).indexOf(before);
  return (node.position?.start.offset ?? 0) + (at === -1 ? 0 : at + before.length);
}
