import type { Nodes, Parents, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

type NodeType = Nodes["type"];

/** A tag in a body. */
export type ComponentNode = MdxJsxFlowElement | MdxJsxTextElement;

/** A node of a body, and what it stands in. */
export interface PlacedNode<Node extends Nodes = Nodes> {
  readonly node: Node;
  readonly parent: Parents | undefined;
}

/**
 * The nodes of a body, found in one walk and kept by type: each check looks at few of them. The usual library walks once for
 * each check, which takes most of the time of all checks.
 */
export class TreeNodes {
  readonly #byType = new Map<NodeType, PlacedNode[]>();

  constructor(tree: Root) {
    this.#add(tree, undefined);
  }

  /** @returns the nodes of a type, in the order of the text */
  of<Type extends NodeType>(type: Type): readonly PlacedNode<Extract<Nodes, { type: Type }>>[] {
    const nodes = this.#byType.get(type) ?? [];
    return areOfType(nodes, type) ? nodes : [];
  }

  get components(): readonly PlacedNode<ComponentNode>[] {
    return [...this.of("mdxJsxFlowElement"), ...this.of("mdxJsxTextElement")];
  }

  #add(node: Nodes, parent: Parents | undefined): void {
    const alike = this.#byType.get(node.type);
    if (alike) alike.push({ node, parent });
    else this.#byType.set(node.type, [{ node, parent }]);
    if ("children" in node) for (const child of node.children) this.#add(child, node);
  }
}

/** Nodes that are kept together have one type, so the first one speaks for all. */
function areOfType<Type extends NodeType>(
  nodes: readonly PlacedNode[],
  type: Type,
): nodes is readonly PlacedNode<Extract<Nodes, { type: Type }>>[] {
  const [first] = nodes;
  return first === undefined || first.node.type === type;
}
