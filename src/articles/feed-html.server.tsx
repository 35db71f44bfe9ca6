import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Body, BodyElement, BodyNode } from "../content/prose/body.ts";

/** Attributes that only work with the site's styles and scripts, and other sizes of a picture, whose addresses aren't full. */
const OF_THE_SITE = /^(?:className|tabIndex|srcSet|sizes|data-|aria-)/;

/** Attributes that hold an address. */
const ADDRESSES = ["href", "src"];

/**
 * Writes a text as HTML for feed readers: without styles, and with full addresses.
 * @param url the full address of the text's page
 */
export function feedHtml(body: Body, url: string): string {
  return renderToStaticMarkup(body.map((node, index) => portable(node, index, url)));
}

function portable(node: BodyNode, index: number, url: string): ReactNode {
  if (typeof node === "string") return node;
  // Sources are the same picture in other formats, and drawings without styles are black boxes.
  if (node.tag === "source" || node.props["aria-hidden"]) return null;
  const children = node.children.map((child, place) => portable(child, place, url));
  return createElement(node.tag, { ...portableProps(node, url), key: index }, ...children);
}

function portableProps({ props }: BodyElement, url: string): BodyElement["props"] {
  const kept = Object.entries(props).filter(([name]) => !OF_THE_SITE.test(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, ADDRESSES.includes(name) ? new URL(String(value), url).href : value]),
  );
}
