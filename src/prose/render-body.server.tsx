import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { MDXContent } from "mdx/types.js";
import { renderToStaticMarkup } from "react-dom/server";
import type { Body, BodyElement, BodyNode } from "./body.ts";
import { components } from "./components.tsx";

/**
 * Renders a compiled MDX file to plain elements.
 * @param Content the component that the compiler made of the file
 */
export function renderBody(Content: MDXContent): Body {
  const html = renderToStaticMarkup(<Content components={components} />);
  return fromHtml(html, { fragment: true }).children.flatMap(toBodyNode);
}

function toBodyNode(node: Nodes): BodyNode[] {
  if (node.type === "text") return [node.value];
  if (node.type !== "element") return [];
  return [toBodyElement(node)];
}

/** React's names for properties are left to the library that knows them all. */
function toBodyElement(node: Extract<Nodes, { type: "element" }>): BodyElement {
  const props: Record<string, string | number | boolean> = {};
  const jsx = (_tag: unknown, given: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") props[name] = value;
    }
    return null;
  };
  toJsxRuntime({ ...node, children: [] }, { Fragment: "", jsx, jsxs: jsx, stylePropertyNameCase: "dom" });
  return { tag: node.tagName, props, children: node.children.flatMap(toBodyNode) };
}
