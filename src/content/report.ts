import type { Problem } from "./problem.ts";

/** Writes problems for a terminal, grouped by file. */
export function formatProblems(problems: readonly Problem[]): string {
  const groups = Map.groupBy(problems, (problem) => problem.file);
  return [...groups].map(([file, list]) => `${file}\n${list.map(formatProblem).join("\n")}\n`).join("\n");
}

function formatProblem({ file, line, column, field, message, hint }: Problem): string {
  const where = `  ${file}:${line}:${column}${field ? `  ${field}` : ""}`;
  return [where, `    ${message}`, ...(hint ? [`    ${hint}`] : [])].join("\n");
}
