import type { Nodes, Parents, Root } from "mdast";

/** A node of a body, and what it stands in. */
export interface PlacedNode {
  readonly node: Nodes;
  readonly parent: Parents | undefined;
}

/** All nodes of a body, in the order of the text. The usual library does more, and takes most of the check's time. */
export function nodesOf(tree: Root): PlacedNode[] {
  const found: PlacedNode[] = [];
  const add = (node: Nodes, parent: Parents | undefined): void => {
    found.push({ node, parent });
    if ("children" in node) for (const child of node.children) add(child, node);
  };
  add(tree, undefined);
  return found;
}
