import type { Image, ImageReference, Root } from "mdast";
import type { VFile } from "vfile";
import type { ProblemText } from "../../problems/problem.ts";
import { reportProblem } from "../../problems/report-problem.ts";
import { eachNode } from "../walk.ts";

/** Finds Markdown images. They can't have sizes, a caption or a checked file. */
export function remarkCheckPictures() {
  return (tree: Root, file: VFile): void => {
    eachNode(tree, (node) => {
      if (node.type === "image" || node.type === "imageReference") reportProblem(file, node, asComponent(node));
    });
  };
}

function asComponent(node: Image | ImageReference): ProblemText {
  const written = "url" in node ? node.url : "";
  const name = /[^/]*\.\w+$/.exec(written)?.[0] ?? "its-name.jpg";
  return {
    message: "pictures are written as a component",
    hint: `Put the file into content/pictures/, and write <Picture file="${name}" alt="${node.alt || "What it shows"}" /> on a separate line.`,
  };
}
