import type { Emphasis, Root, Strong } from "mdast";
import type { VFile } from "vfile";
import type { ProblemText } from "../../problems/problem.ts";
import { reportProblem } from "../../problems/report-problem.ts";
import { eachNode } from "../walk.ts";

/** Finds asterisks within words and numbers, such as "10*5 and 6*7", which Markdown would remove. */
export function remarkCheckStars() {
  return (tree: Root, file: VFile): void => {
    eachNode(tree, (node) => {
      if ((node.type === "emphasis" || node.type === "strong") && isWithinWords(node, String(file)))
        reportProblem(file, node, LOST);
    });
  };
}

const LOST: ProblemText = {
  message: "these stars would be lost, and make slanted or bold what is between them",
  hint: 'For a product write "×", or "\\*" for each star. Words in a special weight have a space before their first star.',
};

function isWithinWords({ position }: Emphasis | Strong, text: string): boolean {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return false;
  const [before = "", after = ""] = [text[start.offset - 1], text[end.offset]];
  return /\d/.test(before) || (/[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after));
}
