import type { Element, Nodes, Root } from "hast";
import { fromHtml } from "hast-util-from-html";

/** The trees of pages that were looked at: a dozen checks look at every page, and parsing one takes longer than any of them. */
const trees = new Map<string, Root>();

function treeOf(page: string): Root {
  const tree = trees.get(page) ?? fromHtml(page);
  trees.set(page, tree);
  return tree;
}

/** Looks at each element of a page, or of a tree, in document order. */
export function eachElement(page: string | Nodes, look: (element: Element) => void): void {
  const node = typeof page === "string" ? treeOf(page) : page;
  if (node.type === "element") look(node);
  if ("children" in node) for (const child of node.children) eachElement(child, look);
}

export function textOf(node: Nodes): string {
  if ("children" in node) return node.children.map(textOf).join("");
  return node.type === "text" ? node.value : "";
}
