import type { Root } from "mdast";
import type { VFile } from "vfile";
import type { ProblemText } from "../../problems/problem.ts";
import { reportProblem } from "../../problems/report-problem.ts";
import { eachNode } from "../walk.ts";

/** Finds footnotes. They would add a heading and links that no page has styles for. */
export function remarkCheckNotes() {
  return (tree: Root, file: VFile): void => {
    eachNode(tree, (node) => {
      if (node.type === "footnoteReference" || node.type === "footnoteDefinition") reportProblem(file, node, NOTE);
    });
  };
}

export const NOTE: ProblemText = {
  message: "there are no notes at the foot of a text",
  hint: "Write it in brackets where it belongs, or as a source in a list at the end.",
};
