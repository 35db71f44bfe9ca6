import GithubSlugger from "github-slugger";
import type { Nodes } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { href as address } from "../../schemas/pieces.ts";
import { bodyMistakes } from "./body-mistakes.ts";
import { componentLinks, propsOf } from "./component-mistakes.ts";
import { type Position, type Problem, positionAt } from "./problem.ts";
import { type ProseSection, sectionsOf } from "./prose-sections.ts";
import { readBody } from "./read-body.ts";
import type { Source } from "./source.server.ts";
import { fillTokens, findTokens, type Tokens, tokenNames, unknownToken } from "./tokens.ts";
import { nodesOf, type PlacedNode } from "./tree-nodes.ts";

/** A heading of a body, with the anchor that leads to it. */
export interface ProseHeading {
  readonly depth: number;
  readonly text: string;
  readonly id: string;
}

/** A link in a body, and where it stands in the file. */
export interface ProseLink extends Position {
  readonly href: string;
}

/** What is known of a body without rendering it. */
export interface Prose {
  readonly headings: readonly ProseHeading[];
  readonly sections: readonly ProseSection[];
  readonly words: number;
  readonly links: readonly ProseLink[];
  readonly problems: readonly Problem[];
}

/** The last reading of each file. Parsing is slow, and when content is read again most files are as they were. */
const readings = new Map<string, { readonly text: string; readonly facts: string; readonly prose: Prose }>();

/** Reads and checks the body of an MDX file: its syntax, components, headings, tokens and links. */
export function readProse(source: Source, tokens: Tokens): Prose {
  const { file, text } = source;
  const facts = JSON.stringify([...tokens]);
  const last = readings.get(file);
  if (last?.text === text && last.facts === facts) return last.prose;
  const prose = parseProse(source, tokens);
  readings.set(file, { text, facts, prose });
  return prose;
}

function parseProse(source: Source, tokens: Tokens): Prose {
  const { tree, mistakes } = readBody(source.body);
  const place = (at: Nodes | number) => (typeof at === "number" ? placeOf(source, at) : locate(source, at));
  const nodes = nodesOf(tree);
  const found = bodyMistakes(nodes, source.body, tokens);
  const headings = headingsOf(nodes, tokens);
  const problems = [
    ...mistakes.map(({ crossed: _, line, ...mistake }) => ({ ...mistake, line: line + source.bodyLine - 1 })),
    ...found.map(({ at, ...mistake }) => ({ ...mistake, ...place(at) })),
    ...unknownTokens(nodes, source),
  ];
  return {
    headings,
    sections: sectionsOf(
      tree,
      headings.map(({ id }) => id),
      tokens,
    ),
    words: countWords(nodes, tokens),
    // What is no address at all is reported already.
    links: linksOf(nodes, tokens)
      .filter((link) => address.safeParse(link.href).success)
      .map(({ href, node }) => ({ href, ...locate(source, node) })),
    problems: problems.map((problem) => ({ file: source.file, field: "text", ...problem })),
  };
}

/** Blocks that hold words themselves. Nothing stands between them in a body, so their texts may not be read as one. */
const BLOCKS: readonly Nodes["type"][] = ["paragraph", "heading", "tableCell", "code"];

function countWords(nodes: readonly PlacedNode[], tokens: Tokens): number {
  const texts = nodes.filter(({ node }) => BLOCKS.includes(node.type)).map(({ node }) => textOf(node));
  return fillTokens(texts.join(" "), tokens).split(/\s+/).filter(Boolean).length;
}

function locate(source: Source, node: { position?: Nodes["position"] }): Position {
  const start = node.position?.start;
  return { line: (start?.line ?? 1) + source.bodyLine - 1, column: start?.column ?? 1 };
}

function placeOf(source: Source, offset: number): Position {
  const { line, column } = positionAt(source.body, offset);
  return { line: line + source.bodyLine - 1, column };
}

function unknownTokens(nodes: readonly PlacedNode[], source: Source): (Position & { message: string })[] {
  return nodes.flatMap(({ node }) =>
    textsOf(node)
      .flatMap(findTokens)
      .filter((name) => !tokenNames.includes(name))
      .map((name) => ({ ...tokenPlace(source, node, name), message: unknownToken(name) })),
  );
}

/** @returns a node's own texts, in which tokens are filled in */
function textsOf(node: Nodes): string[] {
  switch (node.type) {
    case "text":
    case "inlineCode":
      return [node.value];
    case "link":
    case "definition":
      return [node.url];
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return Object.values(propsOf(node) ?? {});
    default:
      return [];
  }
}

/** Where in a node a token stands; the node's start if it is written in another way there. */
function tokenPlace(source: Source, node: Nodes, name: string): Position {
  const start = node.position?.start.offset ?? 0;
  const offset = source.body.slice(start, node.position?.end.offset).indexOf(`[[${name}]]`);
  return placeOf(source, start + Math.max(0, offset));
}

function linksOf(nodes: readonly PlacedNode[], tokens: Tokens): { href: string; node: Nodes }[] {
  return nodes.flatMap(({ node }): { href: string; node: Nodes }[] => {
    if (node.type === "link" || node.type === "definition") return [{ href: fillTokens(node.url, tokens), node }];
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return [];
    return componentLinks(node, tokens).map((href) => ({ href, node }));
  });
}

/** The ids are made as rehype-slug makes them, which the compiler uses. */
function headingsOf(nodes: readonly PlacedNode[], tokens: Tokens): ProseHeading[] {
  const slugger = new GithubSlugger();
  return nodes.flatMap(({ node }) => {
    if (node.type !== "heading") return [];
    const text = fillTokens(textOf(node), tokens);
    return [{ depth: node.depth, text, id: slugger.slug(text) }];
  });
}
