import type { Link, Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { VFile } from "vfile";
import { href } from "../../../../schemas/href.ts";
import { fillTokens, findTokens, type Tokens } from "../../facts/tokens.ts";
import { reportProblem } from "../../problems/report-problem.ts";
import { describeIssues } from "../../problems/schema-problems.ts";
import { eachOf } from "../walk.ts";

/** Finds links with an invalid address, and links without words. Whether the page exists is checked later. */
export function remarkCheckLinks(tokens: Tokens) {
  return (tree: Root, file: VFile): void => {
    eachOf(tree, "link", (node) => {
      checkTarget(node, asWritten(node), file, tokens);
      if (textOf(node).trim() === "") reportProblem(file, node, SILENT);
    });
    const used = new Set<string>();
    for (const type of ["linkReference", "imageReference"] as const)
      eachOf(tree, type, ({ identifier }) => used.add(identifier));
    const known = new Set<string>();
    eachOf(tree, "definition", (node) => {
      checkTarget(node, node.url, file, tokens);
      const unseen = known.has(node.identifier) ? TWICE : used.has(node.identifier) ? undefined : UNUSED;
      if (unseen) reportProblem(file, node, unseen);
      known.add(node.identifier);
    });
  };
}

/** Markdown shows no line such as "[1]: /contact", and takes the first of two. */
const TWICE = {
  message: "an address of this name is above already, so this one would not be used",
  hint: "Give it another name here and where it belongs, or take the line out.",
};

const UNUSED = {
  message: "no link names this address, and the line itself would not be shown",
  hint: "Write [words][name] where it belongs. For a list of sources write - [words](address).",
};

const SILENT = { message: "this link has no words, so it can't be selected", hint: "Write [words](address)." };

function checkTarget(node: Nodes, url: string, file: VFile, tokens: Tokens): void {
  const target = fillTokens(url, tokens);
  if (findTokens(target).length > 0) return;
  const { error } = href.safeParse(target);
  for (const problem of describeIssues(href, target, error?.issues ?? [])) reportProblem(file, node, problem);
}

/** Markdown turns a bare "www." into a link and adds "http://". */
function asWritten(node: Link): string {
  const words = textOf(node);
  return node.url === `http://${words}` ? words : node.url;
}
