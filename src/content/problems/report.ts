import { excerpt } from "./excerpt.ts";
import type { Problem } from "./problem.ts";

export type Tone = "file" | "place" | "excerpt" | "mistake" | "warning";

export interface ReportStyle {
  readonly textOf?: (file: string) => string | undefined;
  readonly paint?: (tone: Tone, text: string) => string;
}

/** More than that in one file usually have one cause. */
const MOST_SHOWN = 50;

/** Formats problems for people: grouped by file and counted, each with position, line and hint. */
export function formatProblems(problems: readonly Problem[], style: ReportStyle = {}): string {
  const { paint = (_tone, text) => text } = style;
  const groups = [...Map.groupBy(problems, (problem) => problem.file)];
  return groups
    .map(([file, list]) => {
      const head = `${paint("file", printable(file))} (${countProblems(list)})`;
      const shown = list.slice(0, MOST_SHOWN).map((problem) => formatProblem(problem, style));
      const rest = list.length > MOST_SHOWN ? [`  and ${list.length - MOST_SHOWN} more in this file`] : [];
      return `${head}\n\n${[...shown, ...rest].join("\n\n")}\n`;
    })
    .join("\n");
}

function formatProblem(
  problem: Problem,
  { textOf = () => undefined, paint = (_tone, text) => text }: ReportStyle,
): string {
  const { file, line, column, field, message, hint, warning, wholeFile } = problem;
  const tone = warning ? "warning" : "mistake";
  const place = paint("place", `  ${printable(file)}:${line}:${column}`) + (field ? `  ${printable(field)}` : "");
  const shown = wholeFile ? undefined : excerpt(textOf(file) ?? "", problem);
  const gutter = String(line);
  return [
    place,
    ...(shown ? [`    ${paint("excerpt", `${gutter} |`)} ${shown.text}`] : []),
    ...(shown ? [`    ${paint("excerpt", `${" ".repeat(gutter.length)} |`)} ${shown.indent}${paint(tone, "^")}`] : []),
    `    ${warning ? paint(tone, "warning: ") : ""}${printable(message)}`,
    ...(hint ? [`    ${printable(hint)}`] : []),
  ].join("\n");
}

export function countProblems(problems: readonly Problem[]): string {
  const warnings = problems.filter((problem) => problem.warning).length;
  const mistakes = problems.length - warnings;
  const counts = [
    ...(mistakes > 0 ? [plural(mistakes, "mistake")] : []),
    ...(warnings > 0 ? [plural(warnings, "warning")] : []),
  ];
  return counts.join(", ");
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Escapes control characters of file names and contents, which would steer the terminal. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
