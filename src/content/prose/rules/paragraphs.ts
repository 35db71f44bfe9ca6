import type { Nodes, Paragraph, Parents, Root } from "mdast";
import type { VFile } from "vfile";
import type { ProblemText } from "../../problems/problem.ts";
import { reportProblem, sourceOf } from "../../problems/report-problem.ts";
import { isTagOrSpace } from "../tags.ts";
import { eachOf } from "../walk.ts";

/** Finds paragraphs that were meant as something else and would show Markdown's syntax. */
export function remarkCheckParagraphs() {
  return (tree: Root, file: VFile): void => {
    eachOf(tree, "paragraph", (node, parent) => {
      // Tags alone on a line end up outside paragraphs.
      if (node.children.every(isTagOrSpace)) return;
      const text = sourceOf(file, node);
      const hashes = HASHES.exec(text)?.[0];
      if (hashes) reportProblem(file, node, { message: `a space is missing after "${hashes}"` });
      const problem = slipOf(node, text) ?? arrangementOf(node, parent, file);
      if (problem) reportProblem(file, node, problem);
    });
  };
}

/** A line such as "##Heading" is a paragraph in Markdown and would show its hashes. "#1" is a rank. */
const HASHES = /^(?:#{2,6}|#(?!\d))(?=[^\s#])/;

const POINTS: ProblemText = {
  message: "these points would be shown as one paragraph",
  hint: 'Start each with "- " instead, on a separate line.',
};

const NO_TABLE: ProblemText = {
  message: "this table can't be read, and would be shown with its lines",
  hint: "Its second line has to be such as | --- | --- |, with as many parts as the first, and no empty line may be between its lines.",
};

/** Accidental paragraphs, recognised by their text. */
const PARAGRAPHS: readonly (readonly [written: RegExp, problem: ProblemText])[] = [
  [
    /^(?:#{1,6}|[-*+]|\d+[.)])[\u00a0\u202f]/,
    {
      message: "the space after this sign is an unbreakable one, which Markdown doesn't know",
      hint: "Delete it and type an ordinary space.",
    },
  ],
  [/^#{7,}\s/, { message: 'there are no headings this deep: write "##", "###" or "####"' }],
  [/^(?:[•●▪◦‣⁃➢➤►]|(?:[·∙■□○]|o(?=[ \t\u00a0]+\p{L}))[ \t\u00a0])/mu, POINTS],
  [
    /(?:^|\n)[ \t]*:[ \t]+\S/,
    {
      message: "the colon at the start of this line would be shown",
      hint: "For a word and what it means, write a list: - **word**: what it means",
    },
  ],
  [
    /^(?:\*\[[^\]\n]+\]:|\.\.[ \t]+[\w-]+::|\$\$|\\[a-z]{3,}$)/,
    {
      message: "this line would be shown as typed",
      hint: "It is how another program writes. Write it in words, or take it out.",
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
    /^[—–―_=*~+-]{2,}$/,
    {
      message: "this line would be shown as typed",
      hint: "For a line between two parts write --- between two empty lines.",
    },
  ],
  [/^\|.*\n[ \t]*\||^\+(?:[-=]{2,}\+)+$/m, NO_TABLE],
  [
    /\S\t+\S.*\n.*\S\t+\S/,
    {
      message: "these columns would be shown as one run of words",
      hint: "Write a table: | one | two |, and | --- | --- | below its first line.",
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

/** Bullet characters, of which several lines make an accidental list. A single line may begin with an arrow, a tick or a dash. */
const MARK = /^(?:[→⇒➔➜✓✔✗✘☐☑✅❌➡–—−‐*]\ufe0f?|\[[ xX]\]|[①-⑳]|\(?(?:[a-z]|[ivx]{2,4}|\d{1,2})\))[ \t\u00a0]/u;

/** A row of a table. Empty lines between rows make paragraphs of them. */
const ROW = /^\|.*\|[ \t]*$/;

const INDENTED: ProblemText = {
  message: "lines that are indented this far are no code here, and would be shown as one paragraph",
  hint: "Take the spaces out. For code, put a line of ``` above and below; for short lines, end each with a backslash.",
};

/** Mistakes that only the arrangement of lines and paragraphs shows. */
function arrangementOf(node: Paragraph, parent: Parents | undefined, file: VFile): ProblemText | undefined {
  const text = sourceOf(file, node);
  const around = neighbours(node, parent).map((each) => each && sourceOf(file, each));
  if (ROW.test(text) && !ROW.test(around[0] ?? "")) return NO_TABLE;
  const [first = "", ...others] = text.split("\n").map(markOf);
  const [before, after] = around.map((each) => each && markOf(each));
  if (first && (others.includes(first) || (after === first && before !== first))) return POINTS;
  return parent?.type === "root" && isIndented(node, file) ? INDENTED : undefined;
}

/** The bullet of a line, with all letters and numbers counting as one */
function markOf(line: string): string {
  return (MARK.exec(line.trim())?.[0] ?? "").replace(/[\w①-⑳]+/g, "1").trim();
}

/** @returns the paragraphs right before and after one */
function neighbours(node: Paragraph, parent: Parents | undefined): (Paragraph | undefined)[] {
  const children: readonly Nodes[] = parent?.children ?? [];
  const at = children.indexOf(node);
  return [children[at - 1], children[at + 1]].map((each) => (each?.type === "paragraph" ? each : undefined));
}

/** Outside of lists and quotations, a text whose lines all have four spaces or a tab was meant as a code block. */
function isIndented({ position }: Paragraph, file: VFile): boolean {
  const { start, end } = position ?? {};
  if (start?.offset === undefined) return false;
  const text = String(file);
  const lines = text.slice(text.lastIndexOf("\n", start.offset - 1) + 1, end?.offset).split("\n");
  return lines.every((line) => /^(?: {4}| {0,3}\t)/.test(line));
}
