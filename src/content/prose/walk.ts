import type { Nodes, Parents } from "mdast";

type Look<Node extends Nodes> = (node: Node, parent: Parents | undefined) => void;

/**
 * Visits each node of a tree, in text order. unist-util-visit does so too, but with a dozen rules its walks took two
 * thirds of the check's time.
 */
export function eachNode(node: Nodes, look: Look<Nodes>, parent?: Parents): void {
  look(node, parent);
  if ("children" in node) for (const child of node.children) eachNode(child, look, node);
}

type OfType<Type extends Nodes["type"]> = Extract<Nodes, { type: Type }>;

/** Visits each node of one type. */
export function eachOf<Type extends Nodes["type"]>(tree: Nodes, type: Type, look: Look<OfType<Type>>): void {
  const isOfType = (node: Nodes): node is OfType<Type> => node.type === type;
  eachNode(tree, (node, parent) => {
    if (isOfType(node)) look(node, parent);
  });
}
