import type { Nodes, Parents, Root } from "mdast";
import type { VFile } from "vfile";
import type { ProblemText } from "../../problems/problem.ts";
import { reportProblem, sourceOf } from "../../problems/report-problem.ts";
import { holdsWords } from "../tags.ts";
import { eachNode } from "../walk.ts";

/** Finds what MDX would run as a program. It is rarely meant as text. */
export function remarkCheckPrograms() {
  return (tree: Root, file: VFile): void => {
    const hasCurly = String(file).includes("{");
    eachNode(tree, (node) => {
      if (node.type === "paragraph" && PROGRAM.test(sourceOf(file, node))) reportProblem(file, node, MODULE);
      else if (hasCurly && holdsWords(node) && "children" in node) checkBrackets(node, file);
    });
  };
}

const PROGRAM =
  /^(?:import\s+(?:[\w*{][^"'\n]*\sfrom\s*)?["'][^"'\n]+["']|export\s+(?:default|const|let|var|function|class|async|\*|\{))/;

const MODULE: ProblemText = {
  message: 'lines that "import" or "export" something are not allowed in content',
  hint: "Take the line out. If it is meant as text, start it with another word.",
};

const CURLY: ProblemText = {
  message: "words in curly brackets look like a program, and content has none",
  hint: 'If they are meant as text, write "\\{" for "{". A fact such as the brand\'s name is written [[brand]].',
};

export const COMMENT: ProblemText = { message: "comments are not allowed in content", hint: "Take the comment out." };

/** A single bracket is text; so is one after a backslash. */
function checkBrackets(block: Parents, file: VFile): void {
  let open: number | undefined;
  const isComment = () => open !== undefined && String(file).startsWith("{/*", open);
  for (const { offset, character } of block.children.flatMap((child) => bracketsIn(child, file))) {
    if (character === "{") open ??= offset;
    else if (open !== undefined) {
      reportProblem(file, open, isComment() ? COMMENT : CURLY);
      open = undefined;
    }
  }
  // Its end may be in another paragraph.
  if (open !== undefined && isComment()) reportProblem(file, open, COMMENT);
}

function bracketsIn(node: Nodes, file: VFile): { offset: number; character: string }[] {
  if ("children" in node) return node.children.flatMap((child) => bracketsIn(child, file));
  const start = node.position?.start.offset;
  if (node.type !== "text" || start === undefined) return [];
  return [...sourceOf(file, node).matchAll(/\\.|[{}]/gs)]
    .filter(([mark]) => mark.length === 1)
    .map((match) => ({ offset: start + match.index, character: match[0] }));
}
