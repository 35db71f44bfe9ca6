import GithubSlugger from "github-slugger";
import type { Element, Nodes as HastNodes } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { State } from "mdast-util-to-hast";
import { toString as textOf } from "mdast-util-to-string";
import { Fragment, isValidElement, type ReactNode } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { parseMdx } from "../content/parse-mdx.ts";
import { fillTokens, type Tokens } from "../content/tokens.ts";
import { TreeNodes } from "../content/tree-nodes.ts";
import type { Body, BodyNode } from "./body.ts";
import { components } from "./components.tsx";
import { rehypeNarrowTables } from "./narrow-tables.ts";

const toHast = unified()
  .use(remarkRehype, { handlers: { mdxJsxFlowElement: componentElement, mdxJsxTextElement: componentElement } })
  .use(rehypeNarrowTables)
  .freeze();

/**
 * Renders an MDX body to plain elements, by the steps of MDX's own compiler. What it does not do is write and run a
 * program for each article: content holds no code, so its tree can be rendered as it is. A test compares the result with
 * the compiler's.
 * @param body the text below the front matter, checked
 * @param tokens the facts that stand for tokens such as [[brand]]
 */
export function renderBody(body: string, tokens: Tokens): Body {
  const tree = parseMdx(body);
  const nodes = new TreeNodes(tree);
  fillInTokens(nodes, tokens);
  nameHeadings(nodes);
  if (nodes.of("mdxJsxTextElement").length > 0) unwrapComponents(tree);
  return merged(plainNodes(asReact(toHast.runSync(tree))));
}

/** A component becomes an element of its name, which is then looked up like Markdown's own. */
function componentElement(state: State, node: MdxJsxFlowElement | MdxJsxTextElement): Element {
  const given = node.attributes.flatMap((attribute) =>
    attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string"
      ? [[attribute.name, attribute.value] as const]
      : [],
  );
  return {
    type: "element",
    tagName: node.name ?? "",
    properties: Object.fromEntries(given),
    children: state.all(node),
  };
}

function asReact(tree: HastNodes): ReactNode {
  return toJsxRuntime(tree, { Fragment, jsx, jsxs, components });
}

/** Fills in tokens in texts, links and component properties. */
function fillInTokens(nodes: TreeNodes, tokens: Tokens): void {
  for (const { node } of [...nodes.of("text"), ...nodes.of("inlineCode")]) node.value = fillTokens(node.value, tokens);
  for (const { node } of [...nodes.of("link"), ...nodes.of("definition")]) node.url = fillTokens(node.url, tokens);
  for (const { node } of nodes.components) {
    for (const attribute of node.attributes) {
      if (typeof attribute.value === "string") attribute.value = fillTokens(attribute.value, tokens);
    }
  }
}

/** Gives headings the anchors that the content check knows. */
function nameHeadings(nodes: TreeNodes): void {
  const slugger = new GithubSlugger();
  for (const { node } of nodes.of("heading")) node.data = { hProperties: { id: slugger.slug(textOf(node)) } };
}

/** A component alone on its line stands for itself and not in a paragraph, as MDX has it. */
function unwrapComponents(tree: Root): void {
  visit(tree, "paragraph", ({ children }, index, parent) => {
    const words = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
    if (index === undefined || !parent || words.some((child) => child.type !== "mdxJsxTextElement")) return undefined;
    parent.children.splice(index, 1, ...words);
    return [SKIP, index];
  });
}

type Component = (props: object) => ReactNode;

function isComponent(type: unknown): type is Component {
  return typeof type === "function";
}

/** Calls the components, which are plain functions of their properties, until only elements are left. */
function plainNodes(node: ReactNode): BodyNode[] {
  if (typeof node === "string" || typeof node === "number") return [String(node)];
  if (Array.isArray(node)) return node.flatMap(plainNodes);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return [];
  const { type, props } = node;
  if (isComponent(type)) return plainNodes(type(props));
  const children = plainNodes(props.children);
  return typeof type === "string" ? [{ tag: type, props: plainProps(props), children: merged(children) }] : children;
}

/** Styles, which are objects, are left out: the security policy would refuse them. */
function plainProps(props: object): Record<string, string | number | boolean> {
  const kept = Object.entries(props).filter(([name, value]) => name !== "children" && isPlain(value));
  return Object.fromEntries(kept);
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** Joins texts that stand side by side: in HTML they are one. */
function merged(nodes: readonly BodyNode[]): Body {
  const result: BodyNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (typeof node === "string" && typeof last === "string") result.splice(-1, 1, last + node);
    else result.push(node);
  }
  return result;
}
