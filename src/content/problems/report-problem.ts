import type { Nodes } from "mdast";
import type { VFile } from "vfile";
import { type ProblemText, positionAt } from "./problem.ts";

/**
 * Reports a problem in a text.
 * @param at the node or the offset that is wrong
 */
export function reportProblem(file: VFile, at: Nodes | number, { message, hint }: ProblemText): void {
  // The Markdown parser counts line endings that editors don't.
  const offset = typeof at === "number" ? at : at.position?.start.offset;
  const reported = file.message(message, offset === undefined ? {} : { place: positionAt(String(file), offset) });
  if (hint !== undefined) reported.note = hint;
}

/** @returns the source text of a node */
export function sourceOf(file: VFile, { position }: Nodes): string {
  return String(file).slice(position?.start.offset, position?.end.offset);
}
