import type { Nodes } from "mdast";

/** @returns a node and all below it, in the order of the text. The usual library does more, in five times as long. */
export function mdastNodes(node: Nodes): Nodes[] {
  return "children" in node ? [node, ...node.children.flatMap(mdastNodes)] : [node];
}
