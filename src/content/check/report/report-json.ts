import type { CheckOutcome } from "../check-outcome.ts";
import type { Problem } from "./problem.ts";

/** Raised whenever a field of the report changes its meaning or goes; new fields may come without. */
const VERSION = 1;

/**
 * Writes a check's outcome for programs. docs/content-check.md describes the fields.
 * @param moment that for which content was checked, in milliseconds since 1970
 */
export function formatAsJson(outcome: CheckOutcome, moment: number): string {
  const { files, entries, pictures, unpublished, filesWithMistakes, waiting, mistakes, warnings, placeholders } =
    outcome;
  const report = {
    version: VERSION,
    checkedFor: new Date(moment).toISOString(),
    ok: mistakes.length === 0,
    files,
    entries,
    pictures,
    unpublished,
    filesWithMistakes,
    waiting,
    placeholders,
    mistakes: mistakes.map(toPlain),
    warnings: warnings.map(toPlain),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function toPlain({ file, line, column, field, message, hint }: Problem) {
  return { file, line, column, field, message, ...(hint ? { hint } : {}) };
}
