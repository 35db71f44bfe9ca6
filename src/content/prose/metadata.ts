import GithubSlugger from "github-slugger";
import type { Nodes, Root } from "mdast";
import type { VFile } from "vfile";
import { href as address } from "../../../schemas/href.ts";
import { proseComponents } from "../../../schemas/prose-components.ts";
import { withoutPrices } from "../../addresses/anchor-id.ts";
import { fillTokens, type Tokens } from "../facts/tokens.ts";
import { type Position, positionAt } from "../problems/problem.ts";
import { linksOf } from "./links.ts";
import { holdsWords, isTag, propPosition, propsOf } from "./tags.ts";
import { eachNode, eachOf } from "./walk.ts";

interface ProseHeading {
  /** Whether the contents list it: a heading in a list, a quotation or a component begins no part of the text. */
  readonly isPart: boolean;
  readonly text: string;
  readonly id: string;
}

interface ProseLink extends Position {
  readonly href: string;
}

interface ProsePicture extends Position {
  readonly name: string;
}

/** Metadata of a text, serialisable as JSON. */
export interface ProseMetadata {
  readonly headings: readonly ProseHeading[];
  readonly words: number;
  readonly links: readonly ProseLink[];
  readonly pictures: readonly ProsePicture[];
}

declare module "vfile" {
  interface DataMap {
    metadata: ProseMetadata;
  }
}

/** Collects metadata of a text, with facts filled in, and gives headings their anchors. */
export function remarkMetadata(tokens: Tokens) {
  return (tree: Root, file: VFile): void => {
    const text = String(file);
    const place = (at: Nodes | number) => (typeof at === "number" ? positionAt(text, at) : startOf(at));
    file.data.metadata = {
      headings: headingsOf(tree, tokens),
      words: countWords(tree, tokens),
      // Invalid addresses are reported already.
      links: linksOf(tree, text, tokens)
        .filter(({ href }) => address.safeParse(href).success)
        .map(({ href, at }) => ({ href, ...place(at) })),
      pictures: picturesOf(tree, text).map(({ name, at }) => ({ name, ...place(at) })),
    };
  };
}

function startOf({ position }: Nodes): Position {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { line, column };
}

/** The anchors become attributes when the text is compiled. */
function headingsOf(tree: Root, tokens: Tokens): ProseHeading[] {
  const slugger = new GithubSlugger();
  const headings: ProseHeading[] = [];
  eachOf(tree, "heading", (node, parent) => {
    const text = textOf(node, tokens);
    const id = slugger.slug(withoutPrices(text));
    node.data = { ...node.data, hProperties: { id } };
    headings.push({ isPart: node.depth === 2 && parent === tree, text, id });
  });
  return headings;
}

function countWords(tree: Root, tokens: Tokens): number {
  return textsIn(tree, tokens).join(" ").match(/\S+/g)?.length ?? 0;
}

/** Keeps the words of adjacent nodes apart. */
function textsIn(node: Nodes, tokens: Tokens): string[] {
  if (holdsWords(node)) return [textOf(node, tokens)];
  return childrenOf(node).flatMap((child) => textsIn(child, tokens));
}

function childrenOf(node: Nodes): readonly Nodes[] {
  return "children" in node ? node.children : [];
}

/** Invalid file names are reported already. */
function picturesOf(tree: Root, text: string): { name: string; at: Nodes | number }[] {
  const found: { name: string; at: Nodes | number }[] = [];
  eachNode(tree, (node) => {
    if (!isTag(node) || node.name !== "Picture") return;
    const { data: name } = proseComponents.Picture.shape.file.safeParse(propsOf(node)?.["file"]);
    if (name !== undefined) found.push({ name, at: propPosition(node, "file", text) ?? node });
  });
  return found;
}

/** The text of a node and its children, with facts filled in except in code */
function textOf(node: Nodes, tokens: Tokens): string {
  if (node.type === "text") return fillTokens(node.value, tokens);
  if ("children" in node) return node.children.map((child) => textOf(child, tokens)).join("");
  return "value" in node ? node.value : "";
}
