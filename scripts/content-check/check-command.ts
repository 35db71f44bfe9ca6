import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type LoadResult, loadContent } from "../../src/content/load.server.ts";
import { compareProblems, valueAt } from "../../src/content/problems/problem.ts";
import { formatProblems, type ReportStyle } from "../../src/content/problems/report.ts";
import { formatForGithub } from "../../src/content/problems/report-github.ts";
import { filesToFormat } from "../edit/content-files.ts";
import { type CheckOutcome, checkOutcome, summarize } from "./check-outcome.ts";
import { deletedPages } from "./deleted-pages.ts";

const USAGE = "Usage: npm run content:check -- [--release] [--list] [--format text|github]";

/**
 * @param words the options
 * @returns what the check says, and the exit code
 * @throws if it can't run
 */
export function checkCommand(
  root: string,
  words: readonly string[],
  paint: NonNullable<ReportStyle["paint"]> = (_tone, text) => text,
): { readonly text: string; readonly code: number } {
  const { format, list, release } = readOptions(words);
  if (!existsSync(join(root, "content")))
    throw new Error("There is no folder content/ here: run this in the project's folder.");
  const read = withDeletedPages(root, loadContent(root));
  const loaded = format === "github" ? withUnformatted(read) : read;
  const outcome = checkOutcome(loaded, { release });
  const pages = list ? `${publishedPages(loaded).join("\n")}\n` : "";
  const text = pages + FORMATS[format](outcome, { textOf: loaded.textOf, paint });
  return { text, code: outcome.mistakes.length === 0 ? 0 : 1 };
}

function withDeletedPages(root: string, loaded: LoadResult): LoadResult {
  return { ...loaded, problems: [...loaded.problems, ...deletedPages(root, loaded)].sort(compareProblems) };
}

/** A pull request names files that saving in the editing screens would change as a whole. */
function withUnformatted(loaded: LoadResult): LoadResult {
  if (loaded.problems.length > 0) return loaded;
  const unformatted = [...filesToFormat(loaded).keys()].map((file) => ({
    ...{ file, line: 1, column: 1, field: "", warning: true as const },
    message:
      "the editing screens write this file in another form, so a change made there would show as a change of all of it",
    hint: 'Run "npm run format" once, and commit what it writes. Nothing depends on it.',
  }));
  return { ...loaded, warnings: [...loaded.warnings, ...unformatted].sort(compareProblems) };
}

type Format = "text" | "github";

const FORMATS: Readonly<Record<Format, (outcome: CheckOutcome, style: ReportStyle) => string>> = {
  text: forPeople,
  // GitHub shows only the first ten annotations, and without their places in the log. People find all of them in the log.
  github: (outcome, { paint: _paint, ...style }) => `${formatForGithub(allOf(outcome))}\n${forPeople(outcome, style)}`,
};

/** @returns a line for each page that visitors can open, by type: its type, address, title and file */
function publishedPages({ content }: LoadResult): string[] {
  const pages = content.types.flatMap((type) => [...content.all(type)]).filter(({ address }) => address !== undefined);
  const lines = pages.map(({ type, address, data, source }) =>
    [type, address, valueAt(data, ["seo", "title"]), source.file].join("  "),
  );
  return lines.sort();
}

function forPeople(outcome: CheckOutcome, style: ReportStyle): string {
  const report = formatProblems(allOf(outcome), style);
  return `${report === "" ? "" : `${report}\n`}${summarize(outcome)}\n`;
}

function readOptions(words: readonly string[]): { format: Format; list: boolean; release: boolean } {
  const options = {
    release: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    format: { type: "string", default: "text" },
  } as const;
  const { values, tokens } = parseArgs({ args: [...words], options, strict: false, tokens: true });
  const { format, list, release } = values;
  const isKnown = tokens.every((token) => token.kind === "option" && Object.hasOwn(options, token.name));
  if (!isKnown || typeof format !== "string" || !isFormat(format)) throw new Error(USAGE);
  if (typeof list !== "boolean" || typeof release !== "boolean") throw new Error(USAGE);
  return { format, list, release };
}

function isFormat(text: string): text is Format {
  return Object.hasOwn(FORMATS, text);
}

function allOf({ mistakes, warnings }: CheckOutcome) {
  return [...mistakes, ...warnings].sort(compareProblems);
}
