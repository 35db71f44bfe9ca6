import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";

/** Looks at each element of a page, or of a tree, in document order. */
export function eachElement(page: string | Nodes, look: (element: Element) => void): void {
  const node = typeof page === "string" ? fromHtml(page) : page;
  if (node.type === "element") look(node);
  if ("children" in node) for (const child of node.children) eachElement(child, look);
}

export function textOf(node: Nodes): string {
  if ("children" in node) return node.children.map(textOf).join("");
  return node.type === "text" ? node.value : "";
}
