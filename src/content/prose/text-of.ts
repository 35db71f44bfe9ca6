import type { Nodes } from "mdast";
import { fillTokens, type Tokens } from "../facts/tokens.ts";

/** @returns the words of a node and of what is in it, with facts filled in everywhere but in code */
export function textOf(node: Nodes, tokens: Tokens): string {
  if (node.type === "text") return fillTokens(node.value, tokens);
  if ("children" in node) return node.children.map((child) => textOf(child, tokens)).join("");
  return "value" in node ? node.value : "";
}
