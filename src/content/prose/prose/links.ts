import type { Link, Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { VFile } from "vfile";
import { href } from "../../../../schemas/pieces.ts";
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
    eachOf(tree, "definition", (node) => checkTarget(node, node.url, file, tokens));
  };
}

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
