import type { Paragraph, Root } from "mdast";
import type { VFile } from "vfile";
import { isTagOrSpace } from "../../prose/tags.ts";
import { eachOf } from "../../prose/walk.ts";
import type { ProblemText } from "../report/problem.ts";
import { reportProblem, written } from "../report/report-problem.ts";

/** Finds paragraphs that were meant to be something else, so that visitors would see Markdown's signs. */
export function remarkCheckParagraphs() {
  return (tree: Root, file: VFile): void => {
    eachOf(tree, "paragraph", (node) => {
      // Tags alone on a line end up outside paragraphs.
      if (node.children.every(isTagOrSpace)) return;
      const hashes = hashesOf(node);
      if (hashes) reportProblem(file, node, { message: `a space is missing after "${hashes}"` });
      const problem = slipOf(node, written(file, node));
      if (problem) reportProblem(file, node, problem);
    });
  };
}

/** A line such as "##Heading" is no heading to Markdown, and would be shown with its hashes. */
function hashesOf({ children: [first] }: Paragraph): string | undefined {
  return first?.type === "text" ? /^#{1,6}(?=[^\s#])/.exec(first.value)?.[0] : undefined;
}

/** Paragraphs that were to be something else, by how they are written. */
const PARAGRAPHS: readonly (readonly [written: RegExp, problem: ProblemText])[] = [
  [
    /^(?:#{1,6}|[-*+]|\d+[.)])[\u00a0\u202f]/,
    {
      message: "the space after this sign is an unbreakable one, which Markdown doesn't know",
      hint: "Delete it and type an ordinary space.",
    },
  ],
  [/^#{7,}\s/, { message: 'there are no headings this deep: write "##", "###" or "####"' }],
  [
    /^[•●▪◦‣·][ \t\u00a0]/m,
    {
      message: "these points would be shown as one paragraph",
      hint: 'Start each with "- " instead, on a line of its own.',
    },
  ],
  [
    /^(?:[-*+]|\d+[.)])(?=\p{L})[^*\n]*\n(?:[-*+]|\d+[.)])(?=\p{L})/u,
    {
      message: "a space is missing after the sign at the start of these lines",
      hint: 'Write "- words" or "1. words".',
    },
  ],
  [
    /^[—–―_=*~-]{2,}$/,
    {
      message: "this line would be shown as it stands",
      hint: "For a line between two parts write --- between two empty lines.",
    },
  ],
  [
    /^\|.*\n[ \t]*\|/,
    {
      message: "this table can't be read, and would be shown with its lines",
      hint: "Its second line has to be such as | --- | --- |, with as many parts as the first.",
    },
  ],
];

function slipOf(node: Paragraph, text: string): ProblemText | undefined {
  return PARAGRAPHS.find(([pattern]) => pattern.test(text))?.[1] ?? (isBoldLine(node) ? BOLD_LINE : undefined);
}

const BOLD_LINE: ProblemText = {
  message: "this line is bold to look like a heading",
  hint: 'Write "## " or "### " before it instead of the stars, so that it is one. If it is a sentence, end it with a full stop.',
};

function isBoldLine({ children: [only, ...others] }: Paragraph): boolean {
  if (only?.type !== "strong" || others.length > 0) return false;
  const last = only.children.at(-1);
  return last?.type === "text" && !/[.!?:…]$/.test(last.value);
}
