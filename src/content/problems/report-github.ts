import type { Problem } from "./problem.ts";

/**
 * Formats problems as GitHub Actions commands, which annotate their lines in a pull request.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function formatForGithub(problems: readonly Problem[]): string {
  return problems.map((problem) => `${annotation(problem)}\n`).join("");
}

function annotation({ file, line, column, field, message, hint, warning }: Problem): string {
  const place = { file, line, col: column, title: field ? `Content: ${field}` : "Content" };
  const properties = Object.entries(place).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const text = hint ? `${message}\n${hint}` : message;
  return `::${warning ? "warning" : "error"} ${properties.join(",")}::${escapeText(text)}`;
}

function escapeText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
