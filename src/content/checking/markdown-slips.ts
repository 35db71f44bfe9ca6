import type { Code, Heading, Nodes, Paragraph, Parents, Table, Text } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { proseComponents } from "../../../schemas/prose-components.ts";
import type { TreeNodes } from "../reading/tree-nodes.ts";
import { FACT_HINT, halfToken } from "../tokens.ts";
import type { BodyMistake } from "./body-mistake.ts";

/**
 * Finds what somebody meant as Markdown, but Markdown reads as something else, so that visitors would see its signs or
 * miss a part of the text.
 * @param body the text that the nodes stand in
 */
export function markdownSlips(nodes: TreeNodes, body: string): BodyMistake[] {
  const written = (node: Nodes) => body.slice(node.position?.start.offset, node.position?.end.offset);
  return [
    ...nodes.of("paragraph").flatMap(({ node }) => paragraphSlip(node, written(node))),
    ...nodes.of("text").flatMap(({ node }) => textSlip(node, written(node))),
    ...nodes.of("heading").flatMap(({ node, parent }) => headingSlips(node, parent, written(node))),
    ...nodes.of("table").flatMap(({ node }) => tableSlips(node)),
    ...nodes.of("code").flatMap(({ node }) => codeSlip(node, written(node))),
    ...[...nodes.of("footnoteReference"), ...nodes.of("footnoteDefinition")].map(({ node }) => ({ at: node, ...NOTE })),
  ];
}

type Told = Pick<BodyMistake, "message" | "hint">;

/** Paragraphs that were to be something else, by how they are written. */
const PARAGRAPHS: readonly (readonly [written: RegExp, told: Told])[] = [
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

function paragraphSlip(node: Paragraph, written: string): BodyMistake[] {
  const told = PARAGRAPHS.find(([pattern]) => pattern.test(written))?.[1] ?? (isBoldLine(node) ? BOLD_LINE : undefined);
  return told ? [{ at: node, ...told }] : [];
}

const BOLD_LINE: Told = {
  message: "this line is bold to look like a heading",
  hint: 'Write "## " or "### " before it instead of the stars, so that it is one. If it is a sentence, end it with a full stop.',
};

function isBoldLine({ children: [only, ...others] }: Paragraph): boolean {
  if (only?.type !== "strong" || others.length > 0) return false;
  const last = only.children.at(-1);
  return last?.type === "text" && !/[.!?:…]$/.test(last.value);
}

const UNREAD_LINK: Told = {
  message: "this link can't be read, and would be shown with its brackets",
  hint: "Write [words](address): no space between the brackets, none in the address, and a ) at its end.",
};

/** They would get a heading and links that no page is made for. */
const NOTE: Told = {
  message: "there are no notes at the foot of a text",
  hint: "Write it in brackets where it belongs, or as a source in a list at the end.",
};

const COMPONENTS = Object.keys(proseComponents).join("|");

/** What is still to be seen in a text was no sign to Markdown. A backslash says that it is not meant as one. */
const TEXTS: readonly (readonly [written: RegExp, told: Told])[] = [
  [/(?<![\\[])\[[^\][\n]+\]\((?!\))|(?<![\\[])\[[^\][\n]+\] \((?=\/|#|https?:|mailto:|tel:|www\.)/, UNREAD_LINK],
  [/\([^()\n]+\)\[(?:\/|#|https?:|mailto:|tel:|www\.)[^\]\n]*\]/, UNREAD_LINK],
  [/(?<![\\[])\[\^[^\]\s]+\]/, NOTE],
  [
    /(?<![\\[])\[[^\][\n]+\]\[[^\]\n]*\]/,
    { message: "this link has no address", hint: 'Write [words](address), or add a line such as "[1]: /contact".' },
  ],
  [
    /(?<!\\)\*\*/,
    { message: "these stars would be seen", hint: "For bold text write **words**, with no space inside the stars." },
  ],
  [
    new RegExp(`<\\s+/?(?:${COMPONENTS})\\b`),
    { message: 'a space stands after "<", so that this is no tag', hint: "Take the space out." },
  ],
];

function textSlip(node: Text, written: string): BodyMistake[] {
  if (!written.includes("[") && !written.includes("**") && !written.includes("<")) return [];
  const start = node.position?.start.offset ?? 0;
  const half = halfToken(written);
  if (half) return [{ at: start + half.index, message: half.message, hint: FACT_HINT }];
  for (const [pattern, told] of TEXTS) {
    const index = written.search(pattern);
    if (index !== -1) return [{ at: start + index, ...told }];
  }
  return [];
}

function headingSlips(node: Heading, parent: Parents | undefined, written: string): BodyMistake[] {
  const isUnderlined = node.depth > 1 && !/^[ \t]*#/.test(written);
  if (isUnderlined) return [{ at: node, ...UNDERLINED }];
  if (/[^.]\.$/.test(textOf(node).trim())) return [{ at: node, message: "a heading has no full stop at its end" }];
  if (parent?.type !== "root" || node.children.length === 0) return [];
  const below = parent.children[parent.children.indexOf(node) + 1];
  const isEmpty = !below || (below.type === "heading" && below.depth <= node.depth);
  return isEmpty ? [{ at: node, ...NOTHING_BELOW }] : [];
}

const UNDERLINED: Told = {
  message: "the hyphens below make a heading of this",
  hint: 'For a heading write "## " before it. For a line between two parts leave an empty line above the hyphens.',
};

const NOTHING_BELOW: Told = {
  message: "nothing stands below this heading",
  hint: "Write its text, or take the heading out.",
};

/** Of a row, only as much is shown as the table has columns. */
function tableSlips({ children: [head, ...rows] }: Table): BodyMistake[] {
  if (!head) return [];
  if (head.children.every((cell) => cell.children.length === 0)) {
    return [{ at: head, message: "the first line of a table names its columns, but this one is empty" }];
  }
  const columns = head.children.length;
  return rows
    .filter((row) => row.children.length !== columns)
    .map((row) => ({
      at: row,
      message: `this row has ${counted(row.children.length, "cell")}, but the table has ${counted(columns, "column")}`,
      hint: 'A cell may be empty: | |. A "|" that belongs to the text is written "\\|".',
    }));
}

const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

function codeSlip(node: Code, written: string): BodyMistake[] {
  const fence = /^(`{3,}|~{3,})/.exec(written)?.[1];
  if (fence === undefined) return [];
  const lastLine = written.slice(written.lastIndexOf("\n") + 1).trim();
  const isClosed = written.includes("\n") && lastLine.startsWith(fence);
  return isClosed ? [] : [{ at: node, ...UNCLOSED }];
}

const UNCLOSED: Told = {
  message: "this block of code has no end, and takes in everything below",
  hint: "Close it with a line of ```.",
};
