import { createElement, memo, type ReactNode } from "react";
import { useIsHydrated } from "../components/use-is-hydrated.ts";
import type { Body, BodyNode } from "../content/prose/body.ts";
import { prose } from "./prose.css.ts";

/**
 * Shows the body of an article or legal page.
 * @param props.body the body; undefined where the browser loaded the page as HTML: then React keeps the text of the
 * document, which saves sending it twice
 */
export const Prose = memo(function Prose({ body }: { readonly body: Body | undefined }) {
  if (!body) return <StandingProse />;
  return <div className={prose}>{body.map(toElement)}</div>;
});

/** The body in the document, kept because React may drop the element around it. */
const standing = import.meta.env.SSR ? [] : [...(document.querySelector(`.${prose}`)?.childNodes ?? [])];

/** Keeps the body in place, or puts it back if React had to rebuild the document. */
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
