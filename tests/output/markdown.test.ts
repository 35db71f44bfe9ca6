import { existsSync } from "node:fs";
import type { Element, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toText } from "hast-util-to-text";
import { markdownToHtml } from "satteri";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { NOT_INDEXED } from "../../schemas/content-types.ts";
import { htmlFile } from "../../scripts/serve/html-file.ts";
import { markdownAddress } from "../../src/seo/head.ts";
import { eachElement } from "../support/html-elements.ts";
import { addresses, content, readBuilt } from "../support/site.ts";

const { url } = content.one("brand");
const indexed = addresses.filter((address) => !NOT_INDEXED.includes(address));

/** @returns what the file says of itself, and its text as HTML by a parser that has no part in writing it */
function readMarkdown(address: string) {
  const [, matter = "", text = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(readBuilt(markdownAddress(address))) ?? [];
  return { facts: parse(matter), html: fromHtml(markdownToHtml(text).html, { fragment: true }) };
}

/** What is no part of a page's text: what nobody sees, what takes input, and the list of its own headings. */
function isNoText({ tagName, properties, children }: Element): boolean {
  const links: string[] = [];
  eachElement({ type: "root", children }, ({ properties: { href } }) => href && links.push(String(href)));
  return (
    ["svg", "video", "button", "form", "label"].includes(tagName) ||
    properties["ariaHidden"] === "true" ||
    (tagName === "nav" && links.every((link) => link.startsWith("#")))
  );
}

function withoutOthers<Node extends Nodes>(node: Node): Node {
  if (!("children" in node)) return node;
  const kept = node.children.filter((child) => child.type !== "element" || !isNoText(child));
  return { ...node, children: kept.map(withoutOthers) };
}

function mainOf(address: string): Nodes {
  const [html = ""] = /<main.*<\/main>/s.exec(readBuilt(htmlFile(address))) ?? [];
  return withoutOthers(fromHtml(html, { fragment: true }));
}

/** @returns a text's letters; the marks of a quotation are the browser's, and the Markdown's own */
const letters = (node: Nodes) => toText(node).replace(/[\s‘’]+/g, "");

function linksIn(node: Nodes, attribute: "href" | "src"): string[] {
  const links: string[] = [];
  eachElement(
    node,
    ({ properties }) => properties["alt"] !== "" && properties[attribute] && links.push(String(properties[attribute])),
  );
  return links;
}

describe("Every page that may be listed can be had as Markdown:", () => {
  test.each(indexed)("%s names it in its head, and it names the page", (address) => {
    const named: unknown[] = [];
    eachElement(readBuilt(htmlFile(address)), ({ properties: { rel, type, href } }) => {
      if (String(rel) === "alternate" && type === "text/markdown") named.push(href);
    });
    expect(named).toEqual([markdownAddress(address)]);
    expect(readMarkdown(address).facts.url).toBe(url + address);
  });

  test.each(indexed)("%s says the same there, word for word", (address) => {
    const said = letters(readMarkdown(address).html);
    expect(said).toBe(letters(mainOf(address)));
    expect(said.length).toBeGreaterThan(500);
  });

  test.each(indexed)("%s has the same links and pictures there, with full addresses", (address) => {
    const { html } = readMarkdown(address);
    for (const attribute of ["href", "src"] as const) {
      const wanted = linksIn(mainOf(address), attribute).map((link) => new URL(link, url + address).href);
      // GitHub's Markdown makes a link of an address that stands in a text, too.
      expect(linksIn(html, attribute)).toEqual(expect.arrayContaining(wanted));
    }
  });
});

test("pages that nobody may list have none", () => {
  expect([...NOT_INDEXED, "/404"].map(markdownAddress).filter((file) => existsSync(`dist${file}`))).toEqual([]);
});
