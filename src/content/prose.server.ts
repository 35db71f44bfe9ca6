import GithubSlugger from "github-slugger";
import type { Heading, Nodes, Paragraph, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { toString as textOf } from "mdast-util-to-string";
import { VFileMessage } from "vfile-message";
import { href } from "../../schemas/pieces.ts";
import { type ProseComponentName, proseComponents } from "../../schemas/prose-components.ts";
import { mdastNodes } from "./mdast-nodes.ts";
import { parseMdx } from "./parse-mdx.ts";
import { type Position, type Problem, positionAt } from "./problem.ts";
import { CURLY_MISTAKE, isProseComponent, MODULE_MISTAKE, proseMistake, unknownComponent } from "./prose-mistakes.ts";
import { describeIssues } from "./schema-problems.ts";
import { annotated, fieldNames } from "./schema-walk.ts";
import type { Source } from "./source.server.ts";
import { fillTokens, findTokens, replaceTokens, type Tokens, tokenNames, unknownToken } from "./tokens.ts";

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
  const tree = parse(source);
  if ("problem" in tree) return { ...EMPTY, problems: [tree.problem] };
  const problems: Problem[] = [];
  const links: ProseLink[] = [];
  const nodes = mdastNodes(tree);
  for (const node of nodes) {
    const place = locate(source, node);
    const report = (message: string, hint?: string, at = place) =>
      problems.push({ file: source.file, ...at, field: "text", message, ...(hint ? { hint } : {}) });
    for (const name of textsOf(node).flatMap(findTokens)) {
      if (!tokenNames.includes(name)) report(unknownToken(name), undefined, tokenPlace(source, node, name));
    }
    checkNode(node, tokens, report);
    links.push(...linksOf(node, tokens).map((href) => ({ ...place, href })));
  }
  const written = nodes.filter((node) => node.type === "heading");
  const headings = headingsOf(written, tokens);
  return {
    headings,
    words: fillTokens(textOf(tree), tokens).split(/\s+/).filter(Boolean).length,
    links,
    problems: [...problems, ...headingOrder(written, source)],
  };
}

function parse(source: Source): Root | { problem: Problem } {
  try {
    return parseMdx(source.body);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const { line, ...mistake } = proseMistake(error, source.body);
    return { problem: { file: source.file, line: line + source.bodyLine - 1, field: "text", ...mistake } };
  }
}

function locate(source: Source, node: { position?: Nodes["position"] }): Position {
  const start = node.position?.start;
  return { line: (start?.line ?? 1) + source.bodyLine - 1, column: start?.column ?? 1 };
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
  const offset = source.body.slice(0, node.position?.end.offset).indexOf(`[[${name}]]`, start);
  const { line, column } = positionAt(source.body, offset === -1 ? start : offset);
  return { line: line + source.bodyLine - 1, column };
}

type Report = (message: string, hint?: string) => void;

function checkNode(node: Nodes, tokens: Tokens, report: Report): void {
  switch (node.type) {
    case "mdxjsEsm":
      report(MODULE_MISTAKE.message, MODULE_MISTAKE.hint);
      break;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      report(CURLY_MISTAKE.message, CURLY_MISTAKE.hint);
      break;
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      checkComponent(node, tokens, report);
      break;
    case "image":
    case "imageReference":
      report("pictures can't stand in the text", "Articles get their illustration from their name.");
      break;
    case "paragraph":
      checkHashes(node, report);
      break;
    case "link":
    case "definition":
      checkTarget(fillTokens(node.url, tokens), report);
      break;
    default:
  }
}

/** A line such as "##Heading" is no heading to Markdown, and would be shown with its hashes. */
function checkHashes({ children: [first] }: Paragraph, report: Report): void {
  const hashes = first?.type === "text" ? /^#{1,6}(?=[^\s#])/.exec(first.value)?.[0] : undefined;
  if (hashes) report(`a space is missing after "${hashes}"`);
}

function checkTarget(target: string, report: Report): void {
  if (findTokens(target).length > 0) return;
  const { error } = href.safeParse(target);
  for (const { message, hint } of describeIssues(href, target, error?.issues ?? [])) report(message, hint);
}

function checkComponent(node: MdxJsxFlowElement | MdxJsxTextElement, tokens: Tokens, report: Report): void {
  const name = node.name ?? "";
  if (!isProseComponent(name)) {
    const { message, hint } = unknownComponent(name);
    report(message, hint);
    return;
  }
  const props = propsOf(node);
  if (!props) {
    const example = fieldNames(proseComponents[name]).map((field) => `${field}="…"`);
    report(
      `<${name}> takes ${example.length > 0 ? `texts in double quotes only: ${example.join(" ")}` : "no properties"}`,
    );
    return;
  }
  checkProps(name, replaceTokens(props, tokens), report);
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
  if (node.type === "link" || node.type === "definition") return [fillTokens(node.url, tokens)];
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return [];
  const name = node.name ?? "";
  const props = propsOf(node);
  if (!isProseComponent(name) || !props) return [];
  return annotated(proseComponents[name], replaceTokens(props, tokens))
    .filter((found) => found.note.link)
    .map((found) => found.value);
}

/** The ids are made as rehype-slug makes them, which the compiler uses. */
function headingsOf(written: readonly Heading[], tokens: Tokens): ProseHeading[] {
  const slugger = new GithubSlugger();
  return written.map((node) => {
    const text = fillTokens(textOf(node), tokens);
    return { depth: node.depth, text, id: slugger.slug(text) };
  });
}

function headingOrder(written: readonly Heading[], source: Source): Problem[] {
  const problems: Problem[] = [];
  let above = 1;
  for (const node of written) {
    const report = (message: string) =>
      problems.push({ file: source.file, ...locate(source, node), field: "text", message });
    if (textOf(node).trim() === "") report("this heading is empty: write its words behind the #, or take it out");
    if (node.depth === 1) report('the page\'s heading comes from "title": start headings in the text with "##"');
    else if (node.depth > above + 1) report(`this heading skips a level: write it with ${"#".repeat(above + 1)}`);
    above = node.depth;
  }
  return problems;
}
