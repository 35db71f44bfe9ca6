import GithubSlugger from "github-slugger";
import type { Nodes } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { href as address } from "../../../schemas/pieces.ts";
import { proseComponents } from "../../../schemas/prose-components.ts";
import { bodyMistakes } from "../checking/body-mistakes.ts";
import { componentLinks, propPlace, propsOf } from "../checking/component-mistakes.ts";
import { type Position, type Problem, positionAt } from "../checking/problem.ts";
import { fillTokens, findTokens, type Tokens, tokenNames, unknownToken } from "../tokens.ts";
import { parseMdx } from "./parse-mdx.ts";
import { type ProseSection, sectionsOf } from "./prose-sections.ts";
import { readBody } from "./read-body.ts";
import type { Source } from "./source.server.ts";
import { TreeNodes } from "./tree-nodes.ts";

/** A heading of a body, with the anchor that leads to it. */
export interface ProseHeading {
  readonly depth: number;
  readonly text: string;
  readonly id: string;
  /** How much of the body stands before it, 0 to 1. */
  readonly at: number;
}

/** A link in a body, and where it stands in the file. */
export interface ProseLink extends Position {
  readonly href: string;
}

/** A picture that a body shows, and where it stands in the file. */
export interface ProsePicture extends Position {
  /** The name of its file in content/pictures/. */
  readonly name: string;
}

/** What is known of a body without rendering it. */
export interface Prose {
  readonly headings: readonly ProseHeading[];
  /** Few are asked for, so the body is read again for them rather than kept with the rest. */
  readonly sections: () => readonly ProseSection[];
  readonly words: number;
  readonly links: readonly ProseLink[];
  readonly pictures: readonly ProsePicture[];
  readonly problems: readonly Problem[];
}

/** What was found in a body in which nothing is wrong. */
type KnownProse = Pick<Prose, "headings" | "words" | "links" | "pictures">;

/** The few that are asked for are asked for again at each look at content/. A body that changes, and all of them when a token does, is known anew. */
const knownSections = new WeakMap<KnownProse, readonly ProseSection[]>();

/** @returns what is known of a body that was read before */
export function knownProse(source: Source, tokens: Tokens, known: KnownProse): Prose {
  const { headings, words, links, pictures } = known;
  const sections = () => {
    const found = knownSections.get(known) ?? sectionsOf(parseMdx(source.body), headings, tokens);
    knownSections.set(known, found);
    return found;
  };
  return { headings, words, links, pictures, sections, problems: [] };
}

/** Reads and checks the body of an MDX file: its syntax, components, headings, tokens and links. */
export function readProse(source: Source, tokens: Tokens): Prose {
  const { tree, mistakes } = readBody(source.body);
  const place = (at: Nodes | number) => (typeof at === "number" ? placeOf(source, at) : locate(source, at));
  const nodes = new TreeNodes(tree);
  const found = bodyMistakes(nodes, source.body, tokens);
  const headings = headingsOf(nodes, source.body, tokens);
  const problems = [
    ...mistakes.map(({ crossed: _, line, ...mistake }) => ({ ...mistake, line: line + source.bodyLine - 1 })),
    ...found.map(({ at, ...mistake }) => ({ ...mistake, ...place(at) })),
    ...unknownTokens(nodes, source),
  ];
  return {
    headings,
    sections: () => sectionsOf(parseMdx(source.body), headings, tokens),
    words: countWords(nodes, tokens),
    // What is no address at all is reported already.
    links: linksOf(nodes, source.body, tokens)
      .filter((link) => address.safeParse(link.href).success)
      .map(({ href, at }) => ({ href, ...place(at) })),
    pictures: picturesOf(nodes, source.body).map(({ name, at }) => ({ name, ...place(at) })),
    problems: problems.map((problem) => ({ file: source.file, field: "text", ...problem })),
  };
}

/** Blocks that hold words themselves. Nothing stands between them in a body, so their texts may not be read as one. */
const BLOCKS = ["paragraph", "heading", "tableCell", "code"] as const;

function countWords(nodes: TreeNodes, tokens: Tokens): number {
  const texts = BLOCKS.flatMap((type) => nodes.of(type).map(({ node }) => textOf(node)));
  return fillTokens(texts.join(" "), tokens).match(/\S+/g)?.length ?? 0;
}

function locate(source: Source, node: { position?: Nodes["position"] }): Position {
  const start = node.position?.start;
  return { line: (start?.line ?? 1) + source.bodyLine - 1, column: start?.column ?? 1 };
}

function placeOf(source: Source, offset: number): Position {
  const { line, column } = positionAt(source.body, offset);
  return { line: line + source.bodyLine - 1, column };
}

/** Two brackets, however they are written. */
const MAY_HOLD_TOKENS = /\[\\?\[|&/;

function unknownTokens(nodes: TreeNodes, source: Source): (Position & { message: string })[] {
  if (!MAY_HOLD_TOKENS.test(source.body)) return [];
  return [...textsWithTokens(nodes)].flatMap(([node, texts]) =>
    texts
      .flatMap(findTokens)
      .filter((name) => !tokenNames.includes(name))
      .map((name) => ({ ...tokenPlace(source, node, name), message: unknownToken(name) })),
  );
}

/** The nodes in whose own texts tokens are filled in. */
function* textsWithTokens(nodes: TreeNodes): Generator<[node: Nodes, texts: readonly string[]]> {
  for (const { node } of [...nodes.of("text"), ...nodes.of("inlineCode")]) yield [node, [node.value]];
  for (const { node } of [...nodes.of("link"), ...nodes.of("definition")]) yield [node, [node.url]];
  for (const { node } of nodes.components) yield [node, Object.values(propsOf(node) ?? {})];
}

/** Where in a node a token stands; the node's start if it is written in another way there. */
function tokenPlace(source: Source, node: Nodes, name: string): Position {
  const start = node.position?.start.offset ?? 0;
  const offset = source.body.slice(start, node.position?.end.offset).indexOf(`[[${name}]]`);
  return placeOf(source, start + Math.max(0, offset));
}

function linksOf(nodes: TreeNodes, body: string, tokens: Tokens): { href: string; at: Nodes | number }[] {
  const written = [...nodes.of("link"), ...nodes.of("definition")];
  return [
    ...written.map(({ node }) => ({ href: fillTokens(node.url, tokens), at: node })),
    ...nodes.components.flatMap(({ node }) => componentLinks(node, body, tokens)),
  ];
}

/** What can be no file's name is reported already. */
function picturesOf(nodes: TreeNodes, body: string): { name: string; at: Nodes | number }[] {
  const named = nodes.components.filter(({ node }) => node.name === "Picture");
  return named.flatMap(({ node }) => {
    const { data: name } = proseComponents.Picture.shape.file.safeParse(propsOf(node)?.["file"]);
    return name === undefined ? [] : [{ name, at: propPlace(node, "file", body) ?? node }];
  });
}

/** The ids are made as rehype-slug makes them, which the compiler uses. */
function headingsOf(nodes: TreeNodes, body: string, tokens: Tokens): ProseHeading[] {
  const slugger = new GithubSlugger();
  return nodes.of("heading").map(({ node }) => {
    const text = fillTokens(textOf(node), tokens);
    const at = (node.position?.start.offset ?? 0) / body.length;
    return { depth: node.depth, text, id: slugger.slug(text), at };
  });
}
