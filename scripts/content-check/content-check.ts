/**
 * Checks everything in content/ and prints all mistakes of all files at once. docs/content-check.md says more.
 * Usage: npm run content:check -- [--release] [--list] [--format text|github]
 * With --release, facts that are marked as invented are mistakes too, and so is a security.txt that expires soon. With --list, each published page
 * is named with its file. Exit code 1 if there is any mistake, 2 if it can't run.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, styleText } from "node:util";
import { type LoadResult, loadContent } from "../../src/content/load.server.ts";
import { compareProblems, valueAt } from "../../src/content/problems/problem.ts";
import { formatProblems, type ReportStyle, type Tone } from "../../src/content/problems/report.ts";
import { formatForGithub } from "../../src/content/problems/report-github.ts";
import { filesToFormat } from "../edit/content-files.ts";
import { ignoreBrokenPipe } from "../lib/ignore-broken-pipe.ts";
import { type CheckOutcome, checkOutcome, summarize } from "./check-outcome.ts";
import { deletedPages } from "./deleted-pages.ts";

const USAGE = "Usage: npm run content:check -- [--release] [--list] [--format text|github]";

const COLOURS: Readonly<Record<Tone, Parameters<typeof styleText>[0]>> = {
  ...{ file: "bold", place: "cyan", excerpt: "dim", mistake: "red", warning: "yellow" },
};

/** @returns the exit code */
function check(root: string): number {
  const { format, list, release } = readOptions();
  if (!existsSync(join(root, "content")))
    throw new Error("There is no folder content/ here: run this in the project's folder.");
  const read = withDeletedPages(root, loadContent(root));
  const loaded = format === "github" ? withUnformatted(read) : read;
  const outcome = checkOutcome(loaded, { release });
  if (list) process.stdout.write(`${publishedPages(loaded).join("\n")}\n`);
  process.stdout.write(FORMATS[format](outcome, loaded));
  return outcome.mistakes.length === 0 ? 0 : 1;
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

const FORMATS: Readonly<Record<Format, (outcome: CheckOutcome, loaded: LoadResult) => string>> = {
  text: (outcome, { textOf }) => forPeople(outcome, { textOf, paint }),
  // GitHub shows only the first ten annotations, and without their places in the log. People find all of them in the log.
  github: (outcome, { textOf }) => `${formatForGithub(allOf(outcome))}\n${forPeople(outcome, { textOf })}`,
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

function readOptions(): { format: Format; list: boolean; release: boolean } {
  const options = {
    release: { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    format: { type: "string", default: "text" },
  } as const;
  const { values, tokens } = parseArgs({ options, strict: false, tokens: true });
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

/** Colours on a terminal only: not in a file, and not if NO_COLOR is set. */
function paint(tone: Tone, text: string): string {
  return styleText(COLOURS[tone], text, { stream: process.stdout });
}

ignoreBrokenPipe();
try {
  process.exitCode = check(process.cwd());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
