import type { List, Nodes, PhrasingContent, RootContent, Table, TableRow } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { toString as textOf } from "mdast-util-to-string";
import { fillTokens, type Tokens } from "../../src/content/facts/tokens.ts";
import { parseProse } from "../../src/content/prose/read-prose.ts";

/** A stretch of text that looks the same throughout. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** A full address, if the text is a link. */
  readonly href: string | undefined;
}

/** What stands before the items of a list. */
export type ListMark = "bullet" | "number" | "step" | "box";

/** A table, with the alignment of its columns. */
export interface TableBlock {
  readonly kind: "table";
  readonly caption: string | undefined;
  readonly rows: readonly (readonly (readonly Run[])[])[];
  readonly align: readonly ("left" | "right")[];
}

/** A part of the guide, as the pages show it. */
export type Block =
  | { readonly kind: "chapter" | "section"; readonly title: string }
  | { readonly kind: "paragraph"; readonly runs: readonly Run[] }
  | { readonly kind: "list"; readonly mark: ListMark; readonly items: readonly (readonly Run[])[] }
  | { readonly kind: "callout"; readonly title: string; readonly paragraphs: readonly (readonly Run[])[] }
  | TableBlock;

interface Source {
  /** The MDX below the front matter. */
  readonly body: string;
  readonly tokens: Tokens;
  /** Where links that start with "/" lead: the site's origin. */
  readonly origin: string;
}

/**
 * Reads the body of a guide.
 *
 * @param source its MDX, checked
 * @returns its parts, tokens filled in
 * @throws Error if it has something that the pages can't show, with the line below the front matter
 */
export function readBlocks(source: Source): Block[] {
  return new Reader(source).blocks(parseProse(source.body).children);
}

class Reader {
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  blocks(nodes: readonly RootContent[]): Block[] {
    return nodes.flatMap((node) => this.#block(node));
  }

  #block(node: RootContent): Block | Block[] {
    switch (node.type) {
      case "heading":
        return { kind: node.depth === 2 ? "chapter" : "section", title: this.#fill(textOf(node)) };
      case "paragraph":
        return { kind: "paragraph", runs: this.#runs(node.children) };
      case "list":
        return { kind: "list", mark: markOf(node), items: node.children.map((item) => this.#only(item)) };
      case "table":
        return this.#table(node, undefined);
      case "mdxJsxFlowElement":
        return this.#component(node);
      default:
        throw unknown(node);
    }
  }

  #component(node: MdxJsxFlowElement): Block | Block[] {
    const [first] = node.children;
    const property = (name: string) => {
      const value = node.attributes.find((each) => each.type === "mdxJsxAttribute" && each.name === name)?.value;
      return this.#fill(typeof value === "string" ? value : "");
    };
    if (node.name === "Figure" && first?.type === "table") return this.#table(first, property("caption"));
    if (node.name === "Steps" && first?.type === "list") {
      return { kind: "list", mark: "step", items: first.children.map((item) => this.#only(item)) };
    }
    if (node.name !== "Callout") throw unknown(node);
    const paragraphs = node.children.map((child) => {
      if (child.type !== "paragraph") throw unknown(child);
      return this.#runs(child.children);
    });
    return { kind: "callout", title: property("title"), paragraphs };
  }

  /** An item of a list is one paragraph. */
  #only(item: { readonly children: readonly Nodes[] }): Run[] {
    const [paragraph, ...more] = item.children;
    const extra = more[0] ?? (paragraph?.type === "paragraph" ? undefined : paragraph);
    if (extra) throw unknown(extra);
    return paragraph?.type === "paragraph" ? this.#runs(paragraph.children) : [];
  }

  #table({ children, align }: Table, caption: string | undefined): TableBlock {
    const row = ({ children: cells }: TableRow) => cells.map((cell) => this.#runs(cell.children));
    const sides = (align ?? []).map((side) => (side === "right" ? "right" : "left"));
    return { kind: "table", caption, rows: children.map(row), align: sides };
  }

  #runs(nodes: readonly PhrasingContent[], look: Omit<Run, "text"> = plain): Run[] {
    return nodes.flatMap((node): Run | Run[] => {
      switch (node.type) {
        case "text":
          return { ...look, text: this.#fill(node.value).replace(/\s+/g, " ") };
        case "strong":
          return this.#runs(node.children, { ...look, bold: true });
        case "emphasis":
          return this.#runs(node.children, { ...look, italic: true });
        case "link":
          return this.#runs(node.children, { ...look, href: this.#target(node.url) });
        default:
          throw unknown(node);
      }
    });
  }

  #target(url: string): string {
    const filled = this.#fill(url);
    return filled.startsWith("/") ? this.#source.origin + filled : filled;
  }

  #fill(written: string): string {
    return fillTokens(written, this.#source.tokens);
  }
}

const plain: Omit<Run, "text"> = { bold: false, italic: false, href: undefined };

function markOf(list: List): ListMark {
  if (list.children.some(({ checked }) => typeof checked === "boolean")) return "box";
  return list.ordered ? "number" : "bullet";
}

function unknown(node: Nodes): Error {
  const name = "name" in node && node.name ? `<${node.name}>` : node.type;
  const known =
    "headings, paragraphs, links, flat lists, tables, <Figure> around a table, <Steps> around a list, <Callout> around paragraphs";
  return new Error(
    `line ${node.position?.start.line ?? "?"} of the text: the guide's pages can't show "${name}". They know ${known}.`,
  );
}
