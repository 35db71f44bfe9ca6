import type { Nodes } from "mdast";
import type { VFile } from "vfile";
import { type ProblemText, positionAt } from "./problem.ts";

/**
 * Reports a problem in a text.
 * @param at the node that is wrong, or where in the file it is
 */
export function reportProblem(file: VFile, at: Nodes | number, { message, hint }: ProblemText): void {
  // Markdown's parser counts lines by ends that editors don't know.
  const offset = typeof at === "number" ? at : at.position?.start.offset;
  const reported = file.message(message, offset === undefined ? {} : { place: positionAt(String(file), offset) });
  if (hint !== undefined) reported.note = hint;
}

/** @returns a node as it is written in its file */
export function sourceOf(file: VFile, { position }: Nodes): string {
  return String(file).slice(position?.start.offset, position?.end.offset);
}
