import type { Nodes, Parents } from "mdast";
import { type ProseComponentName, proseComponents } from "../../../schemas/prose-components.ts";
import type { ComponentNode } from "../reading/tree-nodes.ts";
import { replaceTokens, type Tokens } from "../tokens.ts";
import type { BodyMistake } from "./body-mistake.ts";
import { isProseComponent, ONE_TAG, unknownComponent } from "./prose-mistakes.ts";
import { describeIssues } from "./schema-problems.ts";
import { annotated, fieldNames } from "./schema-walk.ts";

/** What has to stand between the tags of a component. */
interface Inside {
  readonly fits: (children: readonly Nodes[]) => boolean;
  readonly needed: string;
  readonly hint: string;
}

const SOMETHING: Inside = {
  fits: (children) => children.length > 0,
  needed: "nothing stands between its tags",
  hint: "Write its text between the opening and the closing tag, or take it out.",
};

const nothing = (hint: string): Inside => ({
  fits: (children) => children.length === 0,
  needed: "nothing may stand between its tags",
  hint,
});

const INSIDE: Partial<Record<ProseComponentName, Inside>> = {
  Callout: SOMETHING,
  Quotation: SOMETHING,
  Statistic: nothing(ONE_TAG.Statistic),
  Comparison: nothing(ONE_TAG.Comparison),
  Steps: {
    fits: ([list, ...others]) => list?.type === "list" && list.ordered === true && others.length === 0,
    needed: "one numbered list has to stand between its tags, and nothing else",
    hint: 'Start each step with its number, as in "1. Collect the questions.", with an empty line above and below the list.',
  },
  Figure: {
    fits: (children) => children.some(({ type }) => type === "table" || type === "list"),
    needed: "a table or a list has to stand between its tags",
    hint: "Leave an empty line above and below the table.",
  },
};

/**
 * Checks a tag: its name, its properties by the schema that the component itself uses, and what stands in it.
 * @param body the text that the tag stands in
 */
export function checkComponent(
  node: ComponentNode,
  parent: Parents | undefined,
  body: string,
  tokens: Tokens,
): BodyMistake[] {
  const name = node.name ?? "";
  if (!isProseComponent(name)) return [{ at: node, ...unknownComponent(name) }];
  const props = propsOf(node);
  return [
    ...(props
      ? propMistakes(node, name, body, replaceTokens(props, tokens))
      : [{ at: node, message: textsOnly(name) }]),
    ...repeatedProps(node, body),
    ...insideMistakes(node, name),
    ...placeMistakes(node, name, parent),
  ];
}

function textsOnly(name: ProseComponentName): string {
  const example = fieldNames(proseComponents[name]).map((field) => `${field}="…"`);
  return `<${name}> takes ${example.length > 0 ? `texts in double quotes only: ${example.join(" ")}` : "no properties"}`;
}

function propMistakes(node: ComponentNode, name: ProseComponentName, body: string, props: unknown): BodyMistake[] {
  const schema = proseComponents[name];
  const { error } = schema.safeParse(props);
  return describeIssues(schema, props, error?.issues ?? []).map(({ path, message, hint }) => ({
    at: propPlace(node, String(path[0]), body) ?? node,
    message: `<${name}> ${path.join(".")}: ${message}`,
    ...(hint ? { hint } : {}),
  }));
}

/** The last of two would count, without a word. */
function repeatedProps(node: ComponentNode, body: string): BodyMistake[] {
  const names = node.attributes.flatMap((attribute) => (attribute.type === "mdxJsxAttribute" ? [attribute.name] : []));
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...repeated].map((name) => ({
    at: propPlace(node, name, body) ?? node,
    message: `<${node.name}> ${name}: this stands twice in the tag: keep one`,
  }));
}

/**
 * Finds where in a body a tag's property stands; the parser doesn't say.
 * @returns its offset; undefined if the tag has no such property
 */
export function propPlace(node: ComponentNode, name: string, body: string): number | undefined {
  const start = node.position?.start.offset ?? 0;
  const [tag = ""] = /^<(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(body.slice(start)) ?? [];
  for (const { 1: found, index } of tag.matchAll(/\s([\w-]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'))?/g)) {
    if (found === name) return start + index + 1;
  }
  return undefined;
}

function insideMistakes(at: ComponentNode, name: ProseComponentName): BodyMistake[] {
  const inside = INSIDE[name];
  if (!inside || inside.fits(at.children)) return [];
  return [{ at, message: `<${name}>: ${inside.needed}`, hint: inside.hint }];
}

/** Components are blocks: a browser would take a block out of the sentence it stands in. */
function placeMistakes(at: ComponentNode, name: string, parent: Parents | undefined): BodyMistake[] {
  const isAlone = parent?.type === "paragraph" && parent.children.every(isTagOrSpace);
  if (at.type === "mdxJsxFlowElement" || isAlone) return [];
  const hint = "Put it on lines of its own, with an empty line before and after.";
  return [{ at, message: `<${name}> can't stand within a sentence`, hint }];
}

function isTagOrSpace(node: Nodes): boolean {
  return node.type === "mdxJsxTextElement" || (node.type === "text" && node.value.trim() === "");
}

/** @returns the component's properties, or undefined if one of them is an expression. */
export function propsOf(node: ComponentNode): Record<string, string> | undefined {
  const props: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") return undefined;
    props[attribute.name] = attribute.value;
  }
  return props;
}

/**
 * @param body the text that the component stands in
 * @returns the targets of the links that a component shows, and the offset of each
 */
export function componentLinks(node: ComponentNode, body: string, tokens: Tokens): { href: string; at: number }[] {
  const name = node.name ?? "";
  const props = propsOf(node);
  if (!isProseComponent(name) || !props) return [];
  return annotated(proseComponents[name], replaceTokens(props, tokens))
    .filter(({ note }) => note.link)
    .map(({ path, value }) => ({ href: value, at: propPlace(node, String(path[0]), body) ?? 0 }));
}
