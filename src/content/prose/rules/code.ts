import type { Root } from "mdast";
import type { VFile } from "vfile";
import type { ProblemText } from "../../problems/problem.ts";
import { reportProblem, sourceOf } from "../../problems/report-problem.ts";
import { eachOf } from "../walk.ts";

/** Finds unclosed code blocks. */
export function remarkCheckCode() {
  return (tree: Root, file: VFile): void => {
    eachOf(tree, "code", (node) => {
      if (!isClosed(sourceOf(file, node))) reportProblem(file, node, UNCLOSED);
    });
  };
}

function isClosed(text: string): boolean {
  const fence = /^(`{3,}|~{3,})/.exec(text)?.[1];
  if (fence === undefined) return true;
  const lastLine = text.slice(text.lastIndexOf("\n") + 1).trim();
  return text.includes("\n") && lastLine.startsWith(fence);
}

const UNCLOSED: ProblemText = {
  message: "this block of code has no end, and takes in everything below",
  hint: "Close it with a line of ```.",
};
