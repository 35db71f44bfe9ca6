import type { MDXContent } from "mdx/types.js";
import { isValidElement, type ReactNode } from "react";
import type { ProseComponentProps } from "../../schemas/prose-components.ts";
import { type ContentPicture, placedPicture } from "../content/entries/content-pictures.ts";
import type { Body, BodyNode } from "../content/prose/body.ts";
import { components, Picture } from "./components.tsx";

type Pictures = ReadonlyMap<string, ContentPicture>;

/**
 * Renders a compiled text to plain elements.
 * @param module the id of the text's module (scripts/vite/articles.ts)
 * @param pictures the pictures for the text, by file name
 */
export async function renderBody(module: string | undefined, pictures: Pictures): Promise<Body> {
  if (module === undefined) throw new Error("This text was checked, but not compiled.");
  const { default: Text }: { default: MDXContent } = await import(/* @vite-ignore */ module);
  return merged(plainNodes(<Text components={{ ...components, Picture: placed(pictures) }} />));
}

/** Makes the component for pictures, with their files and sizes */
function placed(pictures: Pictures) {
  return (props: ProseComponentProps<"Picture">) => {
    const picture = pictures.get(props.file);
    if (!picture) throw new Error(`There is no picture "${props.file}" in content/pictures/.`);
    return <Picture {...props} {...placedPicture(picture)} />;
  };
}

type Component = (props: object) => ReactNode;

function isComponent(type: unknown): type is Component {
  return typeof type === "function";
}

/** Calls components, which are pure functions of their props, until only elements are left. */
function plainNodes(node: ReactNode): BodyNode[] {
  if (typeof node === "string" || typeof node === "number") return [String(node)];
  if (Array.isArray(node)) return node.flatMap(plainNodes);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return [];
  const { type, props } = node;
  if (isComponent(type)) return plainNodes(type(props));
  const children = plainNodes(props.children);
  return typeof type === "string" ? [{ tag: type, props: plainProps(props), children: merged(children) }] : children;
}

/** Drops style objects: the security policy would refuse them. */
function plainProps(props: object): Record<string, string | number | boolean> {
  const kept = Object.entries(props).filter(([name, value]) => name !== "children" && isPlain(value));
  return Object.fromEntries(kept);
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** Joins adjacent texts: in HTML they are one. */
function merged(nodes: readonly BodyNode[]): Body {
  const result: BodyNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (typeof node === "string" && typeof last === "string") result.splice(-1, 1, last + node);
    else result.push(node);
  }
  return result;
}
