import type { Nodes } from "mdast";

/** A mistake in a body: at a node, or at an offset in the body. */
export interface BodyMistake {
  readonly at: Nodes | number;
  readonly message: string;
  readonly hint?: string;
}
