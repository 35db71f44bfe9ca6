import type { Root } from "mdast";
import { unbroken } from "../../../schemas/unbroken.ts";
import { fillTokens, type Tokens } from "../facts/tokens.ts";
import { isTag } from "./tags.ts";
import { eachNode } from "./walk.ts";

/** Fills in facts in texts, addresses and component properties, and keeps numbers and their units on one line. Code is left alone. */
export function remarkFill(tokens: Tokens) {
  return (tree: Root): void => {
    eachNode(tree, (node) => {
      if (node.type === "text") {
        node.value = unbroken(fillTokens(node.value, tokens));
      } else if (node.type === "link" || node.type === "definition") {
        node.url = fillTokens(node.url, tokens);
      } else if (isTag(node)) {
        for (const attribute of node.attributes) {
          if (typeof attribute.value === "string") attribute.value = fillTokens(attribute.value, tokens);
        }
      }
    });
  };
}
