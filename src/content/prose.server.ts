import GithubSlugger from "github-slugger";
import type { Nodes, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { VFileMessage } from "vfile-message";
import { type ProseComponentName, proseComponents } from "../../schemas/prose-components.ts";
import { suggest } from "./nearest.ts";
import type { Position, Problem } from "./problem.ts";
import { describeIssues } from "./schema-problems.ts";
import { annotated } from "./schema-walk.ts";
import type { Source } from "./source.server.ts";
import { fillTokens, findTokens, replaceTokens, type Tokens } from "./tokens.ts";

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
  readonly words: number;
  readonly links: readonly ProseLink[];
  readonly problems: readonly Problem[];
}

const EMPTY: Prose = { headings: [], words: 0, links: [], problems: [] };

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

const ESCAPE_HINT = 'If it is meant as text, write "&lt;" for "<" and "&#123;" for "{".';

/** Reads and checks the body of an MDX file: its syntax, components, headings, tokens and links. */
export function readProse(source: Source, tokens: Tokens): Prose {
  const tree = parse(source);
  if ("problem" in tree) return { ...EMPTY, problems: [tree.problem] };
  const problems: Problem[] = [];
  const links: ProseLink[] = [];
  visit(tree, (node) => {
    const place = locate(source, node);
    const report = (message: string, hint?: string) =>
      problems.push({ file: source.file, ...place, field: "text", message, ...(hint ? { hint } : {}) });
    checkNode(node, tokens, report);
    links.push(...linksOf(node, tokens).map((href) => ({ ...place, href })));
  });
  const headings = headingsOf(tree, tokens);
  return {
    headings,
    words: fillTokens(textOf(tree), tokens).split(/\s+/).filter(Boolean).length,
    links,
    problems: [...problems, ...headingOrder(tree, source)],
  };
}

function parse(source: Source): Root | { problem: Problem } {
  try {
    return parser.parse(source.body);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const place = { line: (error.line ?? 1) + source.bodyLine - 1, column: error.column ?? 1 };
    const message = `the text can't be read from here on: ${error.reason}`;
    return { problem: { file: source.file, ...place, field: "text", message, hint: ESCAPE_HINT } };
  }
}

function locate(source: Source, node: { position?: Nodes["position"] }): Position {
  const start = node.position?.start;
  return { line: (start?.line ?? 1) + source.bodyLine - 1, column: start?.column ?? 1 };
}

type Report = (message: string, hint?: string) => void;

function checkNode(node: Nodes, tokens: Tokens, report: Report): void {
  switch (node.type) {
    case "mdxjsEsm":
      report(
        '"import" and "export" are not allowed in content',
        "If the line is meant as text, don't start it with that word.",
      );
      break;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      report("curly brackets are not allowed in content", ESCAPE_HINT);
      break;
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      checkComponent(node, tokens, report);
      break;
    case "image":
      report("pictures can't stand in the text", "Articles get their illustration from their name.");
      break;
    case "text":
      checkTokens(node.value, tokens, report);
      break;
    case "link":
      checkTokens(node.url, tokens, report);
      break;
    default:
  }
}

function checkTokens(text: string, tokens: Tokens, report: Report): void {
  for (const { name } of findTokens(text)) {
    if (!tokens.has(name)) report(`there is no fact named [[${name}]]. ${suggest(name, [...tokens.keys()])}`);
  }
}

function isProseComponent(name: string): name is ProseComponentName {
  return Object.hasOwn(proseComponents, name);
}

function checkComponent(node: MdxJsxFlowElement | MdxJsxTextElement, tokens: Tokens, report: Report): void {
  const name = node.name ?? "";
  const props = propsOf(node);
  if (!isProseComponent(name)) {
    const known = Object.keys(proseComponents);
    report(`<${name}> is not a component that content may use. ${suggest(name, known)}`, ESCAPE_HINT);
  } else if (!props) report(`<${name}> takes plain texts only: write property="text"`);
  else checkProps(name, replaceTokens(props, tokens), report);
}

function checkProps(name: ProseComponentName, props: unknown, report: Report): void {
  const schema = proseComponents[name];
  const { error } = schema.safeParse(props);
  for (const { path, message, hint } of describeIssues(schema, props, error?.issues ?? [])) {
    report(`<${name}> ${path.join(".")}: ${message}`, hint);
  }
}

/** @returns the component's properties, or undefined if one of them is an expression. */
function propsOf(node: MdxJsxFlowElement | MdxJsxTextElement): Record<string, string> | undefined {
  const props: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") return undefined;
    props[attribute.name] = attribute.value;
  }
  return props;
}

function linksOf(node: Nodes, tokens: Tokens): string[] {
  if (node.type === "link") return [fillTokens(node.url, tokens)];
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return [];
  const name = node.name ?? "";
  const props = propsOf(node);
  if (!isProseComponent(name) || !props) return [];
  return annotated(proseComponents[name], replaceTokens(props, tokens))
    .filter((found) => found.note.link)
    .map((found) => found.value);
}

/** The ids are made as rehype-slug makes them, which the compiler uses. */
function headingsOf(tree: Root, tokens: Tokens): ProseHeading[] {
  const slugger = new GithubSlugger();
  const headings: ProseHeading[] = [];
  visit(tree, "heading", (node) => {
    const text = fillTokens(textOf(node), tokens);
    headings.push({ depth: node.depth, text, id: slugger.slug(text) });
  });
  return headings;
}

function headingOrder(tree: Root, source: Source): Problem[] {
  const problems: Problem[] = [];
  let above = 1;
  visit(tree, "heading", (node) => {
    const report = (message: string) =>
      problems.push({ file: source.file, ...locate(source, node), field: "text", message });
    if (node.depth === 1) report('the page\'s heading comes from "title": start headings in the text with "##"');
    else if (node.depth > above + 1) report(`this heading skips a level: write it with ${"#".repeat(above + 1)}`);
    above = node.depth;
  });
  return problems;
}
