import type { List, ListItem, Nodes, Paragraph, RootContent, Table } from "mdast";
import { remark } from "remark";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { parse } from "yaml";
import { anchorId } from "../addresses/anchor-id.ts";
import type { NamedPassage } from "./knowledge.ts";

/** A page as readers get it: the assistant's knowledge is extracted from it, not from its sources. */
export interface ReadablePage {
  readonly address: string;
  /** Its Markdown version. */
  readonly markdown: string;
  /** The anchors that the page has. */
  readonly anchors: ReadonlySet<string>;
}

/** A paragraph, or a line of a list or table. */
interface Block {
  readonly kind: "text" | "item";
  readonly text: string;
}

/** A passage with its blocks, some of which content can name: `/security#what-we-store-for-you~recordings`. */
export interface PagePassage extends NamedPassage {
  readonly blocks: readonly Block[];
}

interface Draft {
  readonly depth: number;
  readonly heading: string;
  readonly blocks: Block[];
}

/** The most words of a label above a heading. */
const LONGEST_LABEL = 3;

const reader = remark().use(remarkGfm).use(remarkFrontmatter);

/**
 * @param example the label above examples, which aren't facts about us
 * @returns all passages of a page, one per heading
 */
export function passagesOf({ address, markdown, anchors }: ReadablePage, example: string): PagePassage[] {
  const root = reader.parse(markdown);
  const [first, ...nodes] = root.children;
  const matter: unknown = first?.type === "yaml" ? parse(first.value) : undefined;
  const drafts: Draft[] = [];
  let owner: Draft | undefined;
  for (const node of withoutCustomers(withoutExamples(nodes, example))) owner = collect(node, owner, drafts, example);
  const page = titleOf(matter) ?? drafts[0]?.heading ?? address;
  const seen = new Map<string, number>();
  const path: Draft[] = [];
  return drafts.flatMap((draft) => {
    while ((path.at(-1)?.depth ?? 0) >= draft.depth) path.pop();
    path.push(draft);
    const name = anchorId(draft.heading);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    if (draft.blocks.length === 0) return [];
    const anchor = path.map(({ heading }) => anchorId(heading)).findLast((each) => anchors.has(each));
    return {
      id: `${address}#${count === 1 ? name : `${name}-${count}`}`,
      page,
      href: anchor === undefined ? address : `${address}#${anchor}`,
      heading: draft.heading.replace(/^\d+\. /, ""),
      ...partsOf(draft.blocks),
      blocks: draft.blocks,
    };
  });
}

/**
 * Finds a passage by name.
 * @param name a passage's name; after each "~" the first words of wanted blocks
 */
export function findPassage(passages: readonly PagePassage[], name: string): PagePassage | undefined {
  const [id = "", ...beginnings] = name.split("~");
  const passage = passages.find((each) => each.id === id);
  if (!passage || beginnings.length === 0) return passage;
  const found = beginnings.map((beginning) =>
    passage.blocks.filter(({ text }) => anchorId(text).startsWith(beginning)),
  );
  const blocks = [...new Set(found.flat())];
  return found.some((each) => each.length === 0) ? undefined : { ...passage, id: name, ...partsOf(blocks), blocks };
}

function partsOf(blocks: readonly Block[]): Pick<NamedPassage, "text" | "items"> {
  const texts = (kind: Block["kind"]) => blocks.filter((each) => each.kind === kind).map(({ text }) => text);
  return { text: texts("text").join("\n"), items: texts("item") };
}

/** A page's title without what follows a colon. */
function titleOf(matter: unknown): string | undefined {
  const title = typeof matter === "object" && matter && "title" in matter ? matter.title : undefined;
  return typeof title === "string" ? title.replace(/: .*/, "") : undefined;
}

/** Adds a node's text to its heading. @returns the heading of the next node */
function collect(node: RootContent, owner: Draft | undefined, drafts: Draft[], example: string): Draft | undefined {
  if (node.type === "heading") {
    dropLabel(owner);
    const draft = { depth: node.depth, heading: plainText(node), blocks: [] };
    drafts.push(draft);
    return draft;
  }
  owner?.blocks.push(...blocksOf(node).filter(({ text }) => text !== owner.heading));
  if (node.type === "list" && hasHeading(node)) for (const item of node.children) drafts.push(...cardOf(item, example));
  return owner;
}

/** The text above a heading is its label, and no part of what comes before it. */
function dropLabel(before: Draft | undefined): void {
  const [last, ...others] = before?.blocks.toReversed() ?? [];
  if (others.length === 0 || last?.kind !== "text") return;
  if (/^[^.?!:]+$/.test(last.text) && last.text.split(" ").length <= LONGEST_LABEL) before?.blocks.pop();
}

/** The text above a card's heading is its type; lists below smaller headings belong to the card. */
function cardOf({ children }: ListItem, example: string): Draft[] {
  const start = children.findIndex(({ type }) => type === "heading");
  const [heading, ...nodes] = children.slice(Math.max(start, 0));
  if (heading?.type !== "heading") return [];
  const card: Draft = { depth: heading.depth, heading: plainText(heading), blocks: [] };
  let label = "";
  for (const node of withoutExamples(nodes, example)) {
    if (node.type === "heading") label = `${plainText(node)}: `;
    else card.blocks.push(...blocksOf(node).map(({ kind, text }) => ({ kind, text: label + text })));
  }
  return [card];
}

/** Removes examples: the label and the list after it. */
function withoutExamples(nodes: readonly RootContent[], example: string): RootContent[] {
  const isExample = (node: RootContent | undefined) =>
    node?.type === "paragraph" && plainText(node).startsWith(example);
  return nodes.filter((node, index) => !isExample(node) && !(node.type === "list" && isExample(nodes[index - 1])));
}

/** Removes what a customer said, with their name and result: it comes last in a section, and answers nothing about it. */
function withoutCustomers(nodes: readonly RootContent[]): RootContent[] {
  let isCustomer = false;
  return nodes.filter((node, index) => {
    const next = nodes[index + 1];
    if (node.type === "blockquote" && next?.type === "paragraph") isCustomer = next.children[0]?.type === "strong";
    else if (node.type !== "paragraph") isCustomer = false;
    return !isCustomer;
  });
}

function hasHeading(list: List): boolean {
  return list.children.some((item) => item.children.some(({ type }) => type === "heading"));
}

function blocksOf(node: RootContent): Block[] {
  switch (node.type) {
    case "paragraph":
      return isButton(node) ? [] : [{ kind: "text", text: plainText(node) }];
    case "list":
      return hasHeading(node) ? [] : node.children.map((item) => ({ kind: "item", text: lineOf(item) }));
    case "table":
      return rowsOf(node);
    case "blockquote":
      return node.children.flatMap((child) => blocksOf(child));
    default:
      return [];
  }
}

/** Links alone are buttons, not text. Telephone numbers are text, and so are sentences: a card may be one link. */
function isButton(paragraph: Paragraph): boolean {
  const isOnlyLinks = paragraph.children.every((node) =>
    node.type === "link" ? !/^(?:tel|mailto):/.test(node.url) : "value" in node && node.value.trim() === "",
  );
  return isOnlyLinks && !/[.?!]$/.test(plainText(paragraph));
}

/** A name and its value are two paragraphs of an item. */
function lineOf(item: ListItem): string {
  return item.children.map((child) => plainText(child)).join(": ");
}

/** Each cell names its column, except where two columns can't be mixed up. */
function rowsOf({ children: [head, ...rows] }: Table): Block[] {
  const [, ...heads] = (head?.children ?? []).map((cell) => plainText(cell));
  return rows.map(({ children }) => {
    const [name = "", ...cells] = children.map((cell) => plainText(cell));
    const values = cells.map((cell, index) => (cells.length > 1 ? `${heads[index] ?? ""}: ${cell}` : cell));
    return { kind: "item", text: `${name}: ${values.join("; ")}` };
  });
}

function plainText(node: Nodes): string {
  return wordsOf(node)
    .replace(/\s+/g, " ")
    .replace(/ \(opens in a new tab\)/g, "")
    .trim();
}

function wordsOf(node: Nodes): string {
  if (node.type === "break") return " ";
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}
