import type { Nodes, Root } from "mdast";
import type { VFile } from "vfile";
import { FACT_HINT, findTokens, isFact, type Tokens, unclosedToken, unknownToken } from "../../facts/tokens.ts";
import { reportProblem, sourceOf } from "../../problems/report-problem.ts";
import { isTag, propsOf } from "../tags.ts";
import { eachNode } from "../walk.ts";

/** Finds names in double brackets that are no fact, wherever facts are filled in. Half a fact in a text is found as written (`texts.ts`). */
export function remarkCheckFacts(tokens: Tokens) {
  return (tree: Root, file: VFile): void => {
    eachNode(tree, (node) => {
      const [half] = node.type === "text" ? [] : textsOf(node).flatMap((text) => unclosedToken(text) ?? []);
      if (half) reportProblem(file, node, { message: half.message, hint: FACT_HINT });
      const names = textsOf(node).flatMap(findTokens);
      for (const name of names.filter((each) => !isFact(each, tokens))) {
        reportProblem(file, offsetOf(name, node, file), { message: unknownToken(name, tokens) });
      }
    });
  };
}

/** The texts of a node in which facts are filled in. */
function textsOf(node: Nodes): readonly string[] {
  if (node.type === "text") return [node.value];
  if (node.type === "link" || node.type === "definition") return [node.url];
  return isTag(node) ? Object.values(propsOf(node) ?? {}) : [];
}

/** Falls back to the node's start if the source spells the name differently. */
function offsetOf(name: string, node: Nodes, file: VFile): number {
  const at = sourceOf(file, node).indexOf(`[[${name}]]`);
  return (node.position?.start.offset ?? 0) + Math.max(0, at);
}
