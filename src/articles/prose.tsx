import { createElement, memo, type ReactNode } from "react";
import { useIsHydrated } from "../components/use-is-hydrated.ts";
import type { Body, BodyNode } from "../content/prose/body.ts";
import { prose } from "./prose.css.ts";

/**
 * Shows the body of an article or legal page.
 * @param props.body the body; undefined on the page that the browser loaded as HTML, where the text already stands
 *   in the document and React leaves it as it is, so that it need not travel twice
 */
export const Prose = memo(function Prose({ body }: { readonly body: Body | undefined }) {
  if (!body) return <StandingProse />;
  return <div className={prose}>{body.map(toElement)}</div>;
});

/** The body that the document brought along. React may drop the element around it, so it is remembered. */
const standing = import.meta.env.SSR ? [] : [...(document.querySelector(`.${prose}`)?.childNodes ?? [])];

/** Leaves the body where it is, or puts it back where React had to rebuild the document. */
function StandingProse() {
  const staysInPlace = useIsHydrated();
  if (!staysInPlace) return <div className={prose} ref={putBack} />;
  return <div className={prose} dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}

function putBack(element: HTMLElement | null): void {
  element?.append(...standing);
}

function toElement(node: BodyNode, index: number): ReactNode {
  if (typeof node === "string") return node;
  const children = node.children.map(toElement);
  return createElement(node.tag, { ...node.props, key: index }, ...children);
}
