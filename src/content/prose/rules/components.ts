import type { Nodes, Parents, Root } from "mdast";
import type { VFile } from "vfile";
import { type ProseComponentName, proseComponents } from "../../../../schemas/prose-components.ts";
import { replaceTokens, type Tokens } from "../../facts/tokens.ts";
import { reportProblem } from "../../problems/report-problem.ts";
import { describeIssues } from "../../problems/schema-problems.ts";
import { fieldNames } from "../../problems/schema-walk.ts";
import { isProseComponent } from "../component-names.ts";
import { ONE_TAG, unknownComponent } from "../syntax/unknown-component.ts";
import { isTag, isTagOrSpace, propPosition, propsOf, type Tag } from "../tags.ts";
import { eachNode } from "../walk.ts";

interface Inside {
  readonly fits: (children: readonly Nodes[]) => boolean;
  readonly needed: string;
  readonly hint: string;
}

const SOMETHING: Inside = {
  fits: (children) => children.length > 0,
  needed: "there is nothing between its tags",
  hint: "Write its text between the opening and the closing tag, or take it out.",
};

const nothing = (hint: string): Inside => ({
  fits: (children) => children.length === 0,
  needed: "there may be nothing between its tags",
  hint,
});

const INSIDE: Partial<Record<ProseComponentName, Inside>> = {
  Callout: SOMETHING,
  Quotation: SOMETHING,
  Statistic: nothing(ONE_TAG.Statistic),
  Comparison: nothing(ONE_TAG.Comparison),
  Steps: {
    fits: ([list, ...others]) => list?.type === "list" && list.ordered === true && others.length === 0,
    needed: "it needs one numbered list between its tags, and nothing else",
    hint: 'Start each step with its number, as in "1. Collect the questions.", with an empty line above and below the list.',
  },
  Figure: {
    fits: (children) => children.some(({ type }) => type === "table" || type === "list"),
    needed: "it needs a table or a list between its tags",
    hint: "Leave an empty line above and below the table.",
  },
};

/** Checks each tag: its name, its properties by the component's schema, and its children. */
export function remarkCheckComponents(tokens: Tokens) {
  return (tree: Root, file: VFile): void => {
    eachNode(tree, (node, parent) => {
      if (!isTag(node)) return;
      const name = node.name ?? "";
      if (isProseComponent(name)) checkTag({ node, name, parent, file }, tokens);
      else reportProblem(file, node, unknownComponent(name));
    });
  };
}

interface ComponentTag {
  readonly node: Tag;
  readonly name: ProseComponentName;
  readonly parent: Parents | undefined;
  readonly file: VFile;
}

function checkTag(tag: ComponentTag, tokens: Tokens): void {
  const { node, name, file } = tag;
  const props = propsOf(node);
  if (props) checkProps(tag, replaceTokens(props, tokens));
  else reportProblem(file, node, { message: textsOnly(name) });
  checkRepeated(tag);
  checkInside(tag);
  checkIsBlock(tag);
}

function textsOnly(name: ProseComponentName): string {
  const example = fieldNames(proseComponents[name]).map((field) => `${field}="…"`);
  return `<${name}> takes ${example.length > 0 ? `texts in double quotes only: ${example.join(" ")}` : "no properties"}`;
}

function checkProps({ node, name, file }: ComponentTag, props: unknown): void {
  const schema = proseComponents[name];
  const { error } = schema.safeParse(props);
  for (const { path, message, ...problem } of describeIssues(schema, props, error?.issues ?? [])) {
    const place = propPosition(node, String(path[0]), String(file)) ?? node;
    reportProblem(file, place, { ...problem, message: `<${name}> ${path.join(".")}: ${message}` });
  }
}

/** MDX would silently use the last one. */
function checkRepeated({ node, file }: ComponentTag): void {
  const names = node.attributes.flatMap((attribute) => (attribute.type === "mdxJsxAttribute" ? [attribute.name] : []));
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  for (const name of repeated) {
    const place = propPosition(node, name, String(file)) ?? node;
    reportProblem(file, place, { message: `<${node.name}> ${name}: this is in the tag twice: keep one` });
  }
}

function checkInside({ node, name, file }: ComponentTag): void {
  const inside = INSIDE[name];
  if (!inside || inside.fits(node.children)) return;
  reportProblem(file, node, { message: `<${name}>: ${inside.needed}`, hint: inside.hint });
}

/** Components are block elements: a browser would end the paragraph around them. */
function checkIsBlock({ node, name, parent, file }: ComponentTag): void {
  const isAlone = parent?.type === "paragraph" && parent.children.every(isTagOrSpace);
  if (node.type === "mdxJsxFlowElement" || isAlone) return;
  const hint = "Put it on separate lines, with an empty line before and after.";
  reportProblem(file, node, { message: `<${name}> can't be inside a sentence`, hint });
}
