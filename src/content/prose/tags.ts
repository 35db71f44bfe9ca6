import type { Code, Nodes, Parents } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

/** A tag in a text. */
export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/** @returns whether a node is a tag */
export function isTag(node: Nodes): node is Tag {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/** @returns whether a node is a tag, or nothing but space between two */
export function isTagOrSpace(node: Nodes): boolean {
  return isTag(node) || (node.type === "text" && node.value.trim() === "");
}

const PHRASES = ["text", "emphasis", "strong", "delete", "inlineCode", "link", "linkReference", "break"];

/** @returns whether a node holds words itself: text in different ones must not be read as one */
export function holdsWords(node: Nodes): node is Parents | Code {
  if (["paragraph", "heading", "tableCell", "code"].includes(node.type)) return true;
  return node.type === "mdxJsxFlowElement" && node.children.some(({ type }) => PHRASES.includes(type));
}

/** @returns the tag's properties, or undefined if one of them is an expression. */
export function propsOf(node: Tag): Record<string, string> | undefined {
  const props: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") return undefined;
    props[attribute.name] = attribute.value;
  }
  return props;
}

/**
 * Finds where in a text a tag's property is; the parser doesn't say.
 * @returns its offset; undefined if the tag has no such property
 */
export function propPosition(node: Tag, name: string, text: string): number | undefined {
  const start = node.position?.start.offset ?? 0;
  const [tag = ""] = /^<(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(text.slice(start)) ?? [];
  for (const { 1: found, index } of tag.matchAll(/\s([\w-]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'))?/g)) {
    if (found === name) return start + index + 1;
  }
  return undefined;
}
