import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, isValidElement, type ReactNode } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import type { ContentPicture } from "../content/content-pictures.ts";
import type { Tokens } from "../content/tokens.ts";
import type { Body, BodyNode } from "./body.ts";
import { bodyTree } from "./body-tree.server.ts";
import { components } from "./components.tsx";
import { narrowTables } from "./narrow-tables.ts";
import { placePictures } from "./place-pictures.server.ts";

/**
 * Renders an MDX body to plain elements, by the steps of MDX's own compiler. What it does not do is write and run a
 * program for each article: content holds no code, so its tree can be rendered as it is. A test compares the result with
 * the compiler's.
 * @param body the text below the front matter, checked
 * @param tokens the facts that stand for tokens such as [[brand]]
 * @param pictures those that the body may show, by the names of their files
 */
export function renderBody(
  body: string,
  tokens: Tokens,
  pictures: ReadonlyMap<string, ContentPicture> = new Map(),
): Body {
  const tree = bodyTree(body, tokens);
  narrowTables(tree);
  // To look through all trees for what few of them have takes a sixth of the time.
  if (body.includes("<Picture")) placePictures(tree, pictures);
  return merged(plainNodes(toJsxRuntime(tree, { Fragment, jsx, jsxs, components })));
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
