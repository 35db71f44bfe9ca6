import type { BlockContent, DefinitionContent, Root, RootContent, Table } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { fillTokens, type Tokens } from "../tokens.ts";

/** A part of a body: what stands below one heading, as plain text. */
export interface ProseSection {
  /** Anchor of the heading; undefined for what stands above the first one. */
  readonly id: string | undefined;
  /** Paragraphs, rows of tables and items of lists, in order. */
  readonly blocks: readonly string[];
}

/**
 * Cuts a body at its headings.
 * @param headings all of them, in order
 */
export function sectionsOf(tree: Root, headings: readonly { readonly id: string }[], tokens: Tokens): ProseSection[] {
  const sections: { id: string | undefined; blocks: string[] }[] = [{ id: undefined, blocks: [] }];
  for (const node of tree.children) {
    if (node.type === "heading") sections.push({ id: headings[sections.length - 1]?.id, blocks: [] });
    else sections.at(-1)?.blocks.push(...blocksOf(node).map((text) => tidy(text, tokens)));
  }
  return sections.map(({ id, blocks }) => ({ id, blocks: blocks.filter(Boolean) }));
}

type Block = RootContent | BlockContent | DefinitionContent;

function blocksOf(node: Block): string[] {
  if (node.type === "table") return rowsOf(node);
  if (node.type === "list") return node.children.flatMap((item) => item.children.flatMap(blocksOf));
  if (node.type === "blockquote" || node.type === "mdxJsxFlowElement") return node.children.flatMap(blocksOf);
  return [textOf(node)];
}

/** A row makes sense by itself once its first cell is told apart. */
function rowsOf({ children: [, ...rows] }: Table): string[] {
  return rows.map(({ children: [first, ...rest] }) => {
    const cells = rest.map((cell) => textOf(cell)).filter(Boolean);
    return [first && textOf(first), cells.join(", ")].filter(Boolean).join(": ");
  });
}

function tidy(text: string, tokens: Tokens): string {
  return fillTokens(text, tokens).replace(/\s+/g, " ").trim();
}
