/**
 * The Markdown version of a page, for programs that read: the page's own main content, without what only a browser can use
 * (decision 144).
 */
import type { Element, ElementContent, Nodes, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toMdast } from "hast-util-to-mdast";
import { remark } from "remark";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { stringify } from "yaml";

/** What decorates, moves or takes input. */
const LEFT_OUT = ["svg", "video", "source", "button", "form", "label", "input", "select", "textarea"];

/** Elements that have their own line on the screen, but would be part of another in Markdown. */
const LINES = ["legend", "summary", "output", "caption"];

const OPTIONS = { document: true, quotes: ["‘’"] };

const writer = remark().use(remarkGfm).use(remarkFrontmatter).data("settings", { bullet: "-" });

/**
 * Writes a page as Markdown.
 * @param html the page's document
 * @returns undefined for a page that search engines may not list: it has no canonical address
 */
export function pageMarkdown(html: string): string | undefined {
  // The menu and the footer are half of a page, and nothing of them is needed.
  const page = fromHtml(html.replace(/<body.*?(?=<main)/s, "").replace(/(?<=<\/main>).*/s, ""));
  const facts = factsOf(page);
  const main = findElement(page, ({ tagName }) => tagName === "main");
  if (!facts || !main) return undefined;
  const content = toMdast({ type: "root", children: readable(main.children, facts.url) }, OPTIONS);
  const matter = { type: "yaml", value: stringify(facts, { lineWidth: 0 }).trimEnd() } as const;
  return writer.stringify({ type: "root", children: [matter, ...("children" in content ? content.children : [])] });
}

/** What the page's head says of it. */
function factsOf(page: Nodes) {
  const canonical = findElement(page, ({ properties: { rel } }) => String(rel) === "canonical");
  if (!canonical) return undefined;
  const meta = (key: string) =>
    findElement(page, ({ properties: { name, property } }) => name === key || property === key)?.properties["content"];
  return { title: meta("og:title"), description: meta("description"), url: String(canonical.properties["href"]) };
}

/** @returns the first element that fits, in the document's order */
function findElement(node: Nodes, fits: (element: Element) => boolean): Element | undefined {
  for (const child of "children" in node ? node.children : []) {
    if (child.type !== "element") continue;
    const found = fits(child) ? child : findElement(child, fits);
    if (found) return found;
  }
  return undefined;
}

/**
 * Leaves out what can't be read, and makes addresses absolute.
 * @param url the page's own address
 */
function readable(nodes: readonly RootContent[], url: string): ElementContent[] {
  const kept: ElementContent[] = [];
  for (const node of nodes) {
    const shown = node.type === "element" ? readableElement(node, url) : node.type === "text" ? [node] : [];
    const [first] = shown;
    if (first && needSpaceBetween(kept.at(-1), first)) kept.push({ type: "text", value: " " });
    kept.push(...shown);
  }
  return kept;
}

function readableElement(element: Element, url: string): Element[] {
  if (isLeftOut(element)) return [];
  const tagName = LINES.includes(element.tagName) ? "p" : element.tagName;
  const { href, src, ...others } = element.properties;
  const properties = { ...others, ...absolute("href", href, url), ...absolute("src", src, url) };
  const children = readable(element.children, url);
  const isCell = tagName === "td" || tagName === "th";
  const shown = { ...element, tagName, properties, children: isCell ? inOneLine(children) : children };
  return element.tagName === "table" ? withCaptionAbove(shown) : [shown];
}

/** A cell of Markdown's tables is one line, in which blocks would run into one another. */
function inOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node) => {
    if (node.type !== "element") return node;
    const isBlock = node.tagName === "p" || node.tagName === "div";
    return { ...node, tagName: isBlock ? "span" : node.tagName, children: inOneLine(node.children) };
  });
}

/** Tables of Markdown have no caption. */
function withCaptionAbove(table: Element): Element[] {
  const [caption, ...rows] = table.children;
  const isCaption = caption?.type === "element" && caption.tagName === "p";
  return isCaption ? [caption, { ...table, children: rows }] : [table];
}

function absolute(name: string, address: unknown, url: string) {
  return typeof address === "string" ? { [name]: new URL(address, url).href } : {};
}

function isLeftOut(element: Element): boolean {
  const { ariaHidden, hidden, alt } = element.properties;
  const isHidden = ariaHidden === "true" || hidden === true || "dataScriptOnly" in element.properties;
  return isHidden || alt === "" || LEFT_OUT.includes(element.tagName) || isTableOfContents(element);
}

/** A list of the page's own headings, which follow anyway. */
function isTableOfContents(element: Element): boolean {
  return (
    element.tagName === "nav" && !findElement(element, ({ properties: { href } }) => /^[^#]/.test(String(href ?? "#")))
  );
}

/** Whether only styles keep the words of two neighbours apart. In prose, letters that touch are one word. */
function needSpaceBetween(before: ElementContent | undefined, after: ElementContent): boolean {
  if (before?.type === "element" && after.type === "element")
    return /\S$/.test(lastWords(before)) && /^\S/.test(firstWords(after));
  const isBesideSpan = [before, after].some((node) => node?.type === "element" && node.tagName === "span");
  return isBesideSpan && /\w$/.test(lastWords(before)) && /^\w/.test(firstWords(after));
}

/** @returns the text that a node ends with */
function lastWords(node: ElementContent | undefined): string {
  if (node?.type === "element") return lastWords(node.children.at(-1));
  return node?.type === "text" ? node.value : "";
}

/** @returns the text that a node begins with */
function firstWords(node: ElementContent | undefined): string {
  if (node?.type === "element") return firstWords(node.children[0]);
  return node?.type === "text" ? node.value : "";
}
