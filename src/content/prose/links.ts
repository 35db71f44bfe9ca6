import type { Nodes, Root } from "mdast";
import { proseComponents } from "../../../schemas/prose-components.ts";
import { fillTokens, replaceTokens, type Tokens } from "../facts/tokens.ts";
import { annotated } from "../problems/schema-walk.ts";
import { isProseComponent } from "./component-names.ts";
import { isTag, propPosition, propsOf, type Tag } from "./tags.ts";
import { eachNode } from "./walk.ts";

/** A link's target, and its node or offset. */
interface FoundLink {
  readonly href: string;
  readonly at: Nodes | number;
}

/** All links of a text, including those of components */
export function linksOf(tree: Root, text: string, tokens: Tokens): FoundLink[] {
  const found: FoundLink[] = [];
  eachNode(tree, (node) => {
    if (node.type === "link" || node.type === "definition")
      found.push({ href: fillTokens(node.url, tokens), at: node });
    else if (isTag(node)) found.push(...linksOfTag(node, text, tokens));
  });
  return found;
}

function linksOfTag(node: Tag, text: string, tokens: Tokens): FoundLink[] {
  const name = node.name ?? "";
  const props = propsOf(node);
  if (!isProseComponent(name) || !props) return [];
  return annotated(proseComponents[name], replaceTokens(props, tokens))
    .filter(({ note }) => note.link)
    .map(({ path, value }) => ({ href: value, at: propPosition(node, String(path[0]), text) ?? 0 }));
}
