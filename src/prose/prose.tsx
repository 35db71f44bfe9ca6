import { createElement, memo, type ReactNode } from "react";
import type { Body, BodyNode } from "./body.ts";
import { prose } from "./prose.css.ts";

/**
 * Shows the body of an article or legal page.
 * @param props.body the body; undefined on the page that the browser loaded as HTML, where the text already stands
 *   in the document and React leaves it as it is, so that it need not travel twice
 */
export const Prose = memo(function Prose({ body }: { readonly body: Body | undefined }) {
  if (!body) return <div className={prose} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
  return <div className={prose}>{body.map(toElement)}</div>;
});

function toElement(node: BodyNode, index: number): ReactNode {
  if (typeof node === "string") return node;
  const children = node.children.map(toElement);
  return createElement(node.tag, { ...node.props, key: index }, ...children);
}
