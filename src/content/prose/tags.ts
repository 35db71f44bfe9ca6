import type { Code, Nodes, Parents } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

export function isTag(node: Nodes): node is Tag {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/** Whether a node is a tag, or whitespace between two */
export function isTagOrSpace(node: Nodes): boolean {
  return isTag(node) || (node.type === "text" && node.value.trim() === "");
}

const PHRASES = ["text", "emphasis", "strong", "delete", "inlineCode", "link", "linkReference", "break"];

/** Whether a node holds text directly: text of different ones must not be joined */
export function holdsWords(node: Nodes): node is Parents | Code {
  if (["paragraph", "heading", "tableCell", "code"].includes(node.type)) return true;
  return node.type === "mdxJsxFlowElement" && node.children.some(({ type }) => PHRASES.includes(type));
}

export function propsOf(node: Tag): Record<string, string> | undefined {
  const props: [string, string][] = [];
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") return undefined;
    props.push([attribute.name, attribute.value]);
  }
  return Object.fromEntries(props);
}

/** Finds the offset of a tag's property, which the parser doesn't give. */
export function propPosition(node: Tag, name: string, text: string): number | undefined {
  const start = node.position?.start.offset ?? 0;
  const [tag = ""] = /^<(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(text.slice(start)) ?? [];
  for (const { 1: found, index } of tag.matchAll(/\s([\w-]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'))?/g)) {
    if (found === name) return start + index + 1;
  }
  return undefined;
}
