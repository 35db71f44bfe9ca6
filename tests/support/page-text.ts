import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { parse } from "yaml";
import { htmlFile } from "../../scripts/hosts/html-file.ts";
import { markdownAddress } from "../../src/addresses/markdown-address.ts";
import { eachElement, textOf } from "./html-elements.ts";
import { readBuilt } from "./site.ts";

/** @returns the Markdown of a built page */
export function markdownOf(address: string) {
  return readMarkdown(readBuilt(markdownAddress(address)));
}

/** @returns what a page's Markdown says of itself, and its text as HTML by a parser that has no part in writing it */
export function readMarkdown(file: string) {
  const [, matter = "", text = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  // It leaves out links to telephone numbers (tel:) otherwise.
  const html = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()], allowDangerousProtocol: true });
  return { facts: parse(matter), html: fromHtml(html, { fragment: true }) };
}

/** Not part of a page's text: hidden elements, media, inputs and the table of contents. */
function isNoText({ tagName, properties, children }: Element): boolean {
  const links: string[] = [];
  eachElement({ type: "root", children }, ({ properties: { href } }) => href && links.push(String(href)));
  return (
    ["svg", "video", "button", "form", "label"].includes(tagName) ||
    properties["ariaHidden"] === "true" ||
    "dataScriptOnly" in properties ||
    (tagName === "nav" && links.every((link) => link.startsWith("#")))
  );
}

function withoutOthers<Node extends Nodes>(node: Node): Node {
  if (!("children" in node)) return node;
  const kept = node.children.filter((child) => child.type !== "element" || !isNoText(child));
  return { ...node, children: kept.map(withoutOthers) };
}

/** @returns the text of a built page's main part */
export function mainOf(address: string): Nodes {
  return mainIn(readBuilt(htmlFile(address)));
}

/** @returns the text of a page's main part */
export function mainIn(page: string): Nodes {
  const [html = ""] = /<main.*<\/main>/s.exec(page) ?? [];
  return withoutOthers(fromHtml(html, { fragment: true }));
}

/** @returns a text's words without punctuation: quotation marks differ between browser and Markdown */
export const wordsOf = (node: Nodes) => textOf(node).replace(/[\s‘’]+/g, "");

/** @returns the addresses that a text leads to (`href`), or those of its pictures (`src`) */
export function linksIn(node: Nodes, attribute: "href" | "src"): string[] {
  const links: string[] = [];
  eachElement(
    node,
    ({ properties }) => properties["alt"] !== "" && properties[attribute] && links.push(String(properties[attribute])),
  );
  return links;
}
