import type { Nodes } from "mdast";
import { fillTokens, type Tokens } from "../facts/tokens.ts";

/** The text of a node and its children, with facts filled in except in code */
export function textOf(node: Nodes, tokens: Tokens): string {
  if (node.type === "text") return fillTokens(node.value, tokens);
  if ("children" in node) return node.children.map((child) => textOf(child, tokens)).join("");
  return "value" in node ? node.value : "";
}
