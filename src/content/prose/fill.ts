import type { Root } from "mdast";
import { unbroken } from "../../../schemas/unbroken.ts";
import { fillTokens, type Tokens } from "../facts/tokens.ts";
import { isTag } from "./tags.ts";
import { eachNode } from "./walk.ts";

/**
 * Fills in facts in texts, addresses and component properties, and keeps numbers and their units on one line. Code is left alone. A box
 * to tick becomes a sign: on a page it would be a control without a name, that does nothing.
 */
export function remarkFill(tokens: Tokens) {
  return (tree: Root): void => {
    eachNode(tree, (node) => {
      if (node.type === "text") {
        node.value = unbroken(fillTokens(node.value, tokens));
      } else if (node.type === "link" || node.type === "definition") {
        node.url = fillTokens(node.url, tokens);
      } else if (node.type === "listItem" && typeof node.checked === "boolean") {
        const [first] = node.children;
        if (first?.type === "paragraph") first.children.unshift({ type: "text", value: node.checked ? "☑ " : "☐ " });
        node.checked = null;
      } else if (isTag(node)) {
        for (const attribute of node.attributes) {
          if (typeof attribute.value === "string") attribute.value = fillTokens(attribute.value, tokens);
        }
      }
    });
  };
}
