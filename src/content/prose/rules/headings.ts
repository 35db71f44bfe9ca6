import type { Heading, Parents, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { VFile } from "vfile";
import type { ProblemText } from "../../problems/problem.ts";
import { reportProblem, sourceOf } from "../../problems/report-problem.ts";
import { eachOf } from "../walk.ts";

/** Finds headings without words, without text below them or with the wrong level, and accidental headings. */
export function remarkCheckHeadings() {
  return (tree: Root, file: VFile): void => {
    let above = 1;
    eachOf(tree, "heading", (node, parent) => {
      const slip = slipOf(node, parent, sourceOf(file, node));
      if (slip) reportProblem(file, node, slip);
      const message = wrongLevel(node, above);
      if (message) reportProblem(file, node, { message });
      above = node.depth;
    });
  };
}

function wrongLevel(node: Heading, above: number): string | undefined {
  if (node.children.length === 0) return "this heading is empty: write its words behind the #, or take it out";
  if (/^[^\p{Alphabetic}\p{Nd}]+$/u.test(textOf(node)))
    return "this heading has no letters or digits, from which links to it could be made: write words";
  if (node.depth === 1) return 'the page\'s heading comes from "title": start headings in the text with "##"';
  if (node.depth > above + 1) return `this heading skips a level: write it with ${"#".repeat(above + 1)}`;
  return undefined;
}

function slipOf(node: Heading, parent: Parents | undefined, text: string): ProblemText | undefined {
  const isUnderlined = node.depth > 1 && !/^[ \t]*#/.test(text);
  if (isUnderlined) return UNDERLINED;
  if (textOf(node).length > LONGEST) return { message: LONG };
  if (/[^.]\.$/.test(textOf(node).trim())) return { message: "a heading has no full stop at its end" };
  if (parent?.type !== "root" || node.children.length === 0) return undefined;
  const below = parent.children[parent.children.indexOf(node) + 1];
  const isEmpty = !below || (below.type === "heading" && below.depth <= node.depth);
  return isEmpty ? NOTHING_BELOW : undefined;
}

/** Legal headings are long, but none is a paragraph. */
const LONGEST = 160;

const LONG = `a heading has at most ${LONGEST} characters: this looks like a paragraph`;

const UNDERLINED: ProblemText = {
  message: "the hyphens below make a heading of this",
  hint: 'For a heading write "## " before it. For a line between two parts leave an empty line above the hyphens.',
};

const NOTHING_BELOW: ProblemText = {
  message: "there is nothing below this heading",
  hint: "Write its text, or take the heading out.",
};
