/**
 * Checks everything in content/ and prints all mistakes of all files at once. docs/content-check.md says more.
 * Usage: npm run content:check -- [--release] [--list] [--format text|github]
 * With --release, facts that are marked as invented are mistakes too, and so is a security.txt that expires soon. With --list, each published page
 * is named with its file. Exit code 1 if there is any mistake, 2 if it can't run.
 */
import { styleText } from "node:util";
import type { Tone } from "../../src/content/problems/report.ts";
import { ignoreBrokenPipe } from "../lib/ignore-broken-pipe.ts";
import { checkCommand } from "./check-command.ts";

const COLOURS: Readonly<Record<Tone, Parameters<typeof styleText>[0]>> = {
  ...{ file: "bold", place: "cyan", excerpt: "dim", mistake: "red", warning: "yellow" },
};

/** Colours on a terminal only: not in a file, and not if NO_COLOR is set. */
function paint(tone: Tone, text: string): string {
  return styleText(COLOURS[tone], text, { stream: process.stdout });
}

ignoreBrokenPipe();
try {
  const { text, code } = checkCommand(process.cwd(), process.argv.slice(2), paint);
  process.stdout.write(text);
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
