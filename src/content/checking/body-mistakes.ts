import type { Heading, Image, ImageReference, Link, Nodes, Paragraph, Parents } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { href } from "../../../schemas/pieces.ts";
import type { TreeNodes } from "../reading/tree-nodes.ts";
import { fillTokens, findTokens, type Tokens } from "../tokens.ts";
import type { BodyMistake } from "./body-mistake.ts";
import { checkComponent } from "./component-mistakes.ts";
import { markdownSlips } from "./markdown-slips.ts";
import { COMMENT_MISTAKE, CURLY_MISTAKE, MODULE_MISTAKE } from "./prose-mistakes.ts";
import { describeIssues } from "./schema-problems.ts";

/**
 * Finds what is wrong in a body that could be read.
 * @param body its text, for what only shows in how it is written
 */
export function bodyMistakes(nodes: TreeNodes, body: string, tokens: Tokens): BodyMistake[] {
  return [
    ...nodes.components.flatMap(({ node, parent }) => checkComponent(node, parent, body, tokens)),
    ...[...nodes.of("image"), ...nodes.of("imageReference")].map(({ node }) => ({ at: node, ...asComponent(node) })),
    ...nodes.of("paragraph").flatMap(({ node }) => missingSpace(node)),
    ...nodes.of("paragraph").flatMap(({ node }) => (isModule(node, body) ? [{ at: node, ...MODULE_MISTAKE }] : [])),
    ...nodes.of("link").flatMap(({ node }) => [...targetMistakes(node, asWritten(node), tokens), ...silentLink(node)]),
    ...nodes.of("definition").flatMap(({ node }) => targetMistakes(node, node.url, tokens)),
    ...curlyMistakes(nodes, body),
    ...markdownSlips(nodes, body),
    ...headingOrder(nodes.of("heading").map(({ node }) => node)),
  ];
}

/** Pictures have sizes, a caption and a file that is checked, for which Markdown has no place. */
function asComponent(node: Image | ImageReference) {
  const written = "url" in node ? node.url : "";
  const name = /[^/]*\.\w+$/.exec(written)?.[0] ?? "its-name.jpg";
  return {
    message: "pictures are written as a component",
    hint: `Put the file into content/pictures/, and write <Picture file="${name}" alt="${node.alt || "What it shows"}" /> on a line of its own.`,
  };
}

/** A line such as "##Heading" is no heading to Markdown, and would be shown with its hashes. */
function missingSpace(node: Paragraph): BodyMistake[] {
  const [first] = node.children;
  const hashes = first?.type === "text" ? /^#{1,6}(?=[^\s#])/.exec(first.value)?.[0] : undefined;
  return hashes ? [{ at: node, message: `a space is missing after "${hashes}"` }] : [];
}

function targetMistakes(at: Nodes, url: string, tokens: Tokens): BodyMistake[] {
  const target = fillTokens(url, tokens);
  if (findTokens(target).length > 0) return [];
  const { error } = href.safeParse(target);
  return describeIssues(href, target, error?.issues ?? []).map(({ message, hint }) => ({
    ...{ at, message },
    ...(hint ? { hint } : {}),
  }));
}

/** "www." by itself becomes a link, to which Markdown adds what nobody has written. */
function asWritten(node: Link): string {
  const words = textOf(node);
  return node.url === `http://${words}` ? words : node.url;
}

function silentLink(node: Link): BodyMistake[] {
  return textOf(node).trim() === ""
    ? [{ at: node, message: "this link has no words, so nobody can choose it", hint: "Write [words](address)." }]
    : [];
}

const PROGRAM =
  /^(?:import\s+(?:[\w*{][^"'\n]*\sfrom\s*)?["'][^"'\n]+["']|export\s+(?:default|const|let|var|function|class|async|\*|\{))/;

function isModule(node: Nodes, body: string): boolean {
  return node.type === "paragraph" && PROGRAM.test(body.slice(node.position?.start.offset, node.position?.end.offset));
}

function curlyMistakes(nodes: TreeNodes, body: string): BodyMistake[] {
  if (!body.includes("{")) return [];
  const blocks = [...nodes.of("paragraph"), ...nodes.of("heading"), ...nodes.of("tableCell")];
  return blocks.filter(({ node }) => !isModule(node, body)).flatMap(({ node }) => curlyMistakesIn(node, body));
}

/** A bracket that stands alone is text; so is one after a backslash. */
function curlyMistakesIn(block: Parents, body: string): BodyMistake[] {
  const brackets = block.children.flatMap((child) => bracketsIn(child, body));
  const found: BodyMistake[] = [];
  let open: number | undefined;
  for (const { offset, character } of brackets) {
    if (character === "{") open ??= offset;
    else if (open !== undefined) {
      const isComment = body.startsWith("{/*", open);
      found.push({ at: open, ...(isComment ? COMMENT_MISTAKE : CURLY_MISTAKE) });
      open = undefined;
    }
  }
  return found;
}

function bracketsIn(node: Nodes, body: string): { offset: number; character: string }[] {
  if ("children" in node) return node.children.flatMap((child) => bracketsIn(child, body));
  const start = node.position?.start.offset;
  if (node.type !== "text" || start === undefined) return [];
  const written = body.slice(start, node.position?.end.offset);
  return [...written.matchAll(/\\.|[{}]/gs)]
    .filter(([mark]) => mark.length === 1)
    .map((match) => ({ offset: start + match.index, character: match[0] }));
}

function headingOrder(headings: readonly Heading[]): BodyMistake[] {
  return headings.flatMap((heading, index) => {
    const message = headingMistake(heading, headings[index - 1]?.depth ?? 1);
    return message ? [{ at: heading, message }] : [];
  });
}

function headingMistake(node: Heading, above: number): string | undefined {
  if (node.children.length === 0) return "this heading is empty: write its words behind the #, or take it out";
  if (node.depth === 1) return 'the page\'s heading comes from "title": start headings in the text with "##"';
  if (node.depth > above + 1) return `this heading skips a level: write it with ${"#".repeat(above + 1)}`;
  return undefined;
}
