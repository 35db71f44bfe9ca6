import { contentTypeNames } from "../../schemas/content-types.ts";
import type { LoadResult } from "./load.server.ts";
import { findPlaceholders } from "./placeholders.server.ts";
import { compareProblems, type Problem } from "./problem.ts";
import { describePublication, type PublicationState, publicationOf, stateAt } from "./publication.ts";
import { plural } from "./report.ts";

/** An entry that visitors don't see. */
export interface Unpublished {
  readonly file: string;
  readonly state: Exclude<PublicationState, "live">;
  /** Such as `Goes live Tuesday 1 December 2026 at 9:00 am`. */
  readonly words: string;
}

/** What a check found. Each file is counted once: as an entry, as unpublished, or as one with mistakes. */
export interface CheckOutcome {
  readonly files: number;
  /** How many entries visitors see. */
  readonly entries: number;
  readonly unpublished: readonly Unpublished[];
  /** Files that have mistakes and are there; a missing file is a mistake of none. */
  readonly filesWithMistakes: readonly string[];
  readonly mistakes: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** How many facts are marked as invented or not reviewed, and are no mistakes in this check. */
  readonly placeholders: number;
}

/**
 * Sums up a check.
 * @param options.release whether what is invented is a mistake
 * @throws Error if a file is neither an entry nor reported: the check itself is wrong then
 */
export function checkOutcome(loaded: LoadResult, { release }: { readonly release: boolean }): CheckOutcome {
  const { problems, preview, moment, files, warnings } = loaded;
  const placeholders = problems.length === 0 ? findPlaceholders(preview, moment) : [];
  const mistakes = release ? [...problems, ...placeholders].sort(compareProblems) : problems;
  const wrong = new Set(problems.map((problem) => problem.file));
  const entries = contentTypeNames
    .flatMap((type) => [...preview.all(type)])
    .filter(({ source }) => !wrong.has(source.file));
  const unpublished = entries.flatMap(({ source, data }): Unpublished[] => {
    const publication = publicationOf(data);
    const state = stateAt(publication, moment);
    if (state === "live") return [];
    return [{ file: source.file, state, words: describePublication(publication, moment) ?? "" }];
  });
  const filesWithMistakes = files.filter((file) => wrong.has(file));
  if (entries.length + filesWithMistakes.length !== files.length) throw new Error(unaccounted(files, entries, wrong));
  return {
    files: files.length,
    entries: entries.length - unpublished.length,
    ...{ unpublished, filesWithMistakes, mistakes, warnings, placeholders: release ? 0 : placeholders.length },
  };
}

function unaccounted(
  files: readonly string[],
  entries: readonly { readonly source: { readonly file: string } }[],
  wrong: ReadonlySet<string>,
): string {
  const known = new Set(entries.map(({ source }) => source.file));
  const lost = files.filter((file) => !known.has(file) && !wrong.has(file));
  return `The check lost ${lost.join(", ")}: it is no entry, and nothing is said of it. Please tell the developers.`;
}

const STATES = ["draft", "scheduled", "expired"] as const;

/** Writes the outcome's last lines: what was counted, what is not published, and whether that is all right. */
export function summarize(outcome: CheckOutcome): string {
  const { files, entries, unpublished, filesWithMistakes, mistakes, warnings, placeholders } = outcome;
  const states = STATES.flatMap((state) => {
    const count = unpublished.filter((entry) => entry.state === state).length;
    return count === 0 ? [] : [state === "draft" ? plural(count, "draft") : `${count} ${state}`];
  });
  const broken = filesWithMistakes.length === 0 ? [] : [`${filesWithMistakes.length} with mistakes`];
  const parts = [entries === 1 ? "1 entry" : `${entries} entries`, ...states, ...broken];
  const found = mistakes.length === 0 ? "No mistakes" : plural(mistakes.length, "mistake");
  return [
    `${plural(files, "file")}: ${parts.join(", ")}.`,
    ...unpublished.map(({ file, words }) => `  ${file}: ${words}`),
    `${found}${warnings.length > 0 ? `, ${plural(warnings.length, "warning")}` : ""}.`,
    ...(placeholders > 0
      ? [`${plural(placeholders, "fact")} marked as invented or not reviewed; --release lists them.`]
      : []),
  ].join("\n");
}
