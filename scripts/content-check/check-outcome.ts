import { unknownPassages } from "../../src/assistant/unknown-passages.server.ts";
import { expiringSecurity } from "../../src/content/check/security-expiry.ts";
import { Content } from "../../src/content/entries/content.server.ts";
import { isPictureFile } from "../../src/content/entries/content-pictures.ts";
import { findPlaceholders } from "../../src/content/entries/placeholders.server.ts";
import {
  describePublication,
  type PublicationState,
  publicationOf,
  stateAt,
} from "../../src/content/entries/publication.ts";
import type { LoadResult } from "../../src/content/load.server.ts";
import { compareProblems, type Problem } from "../../src/content/problems/problem.ts";
import { plural } from "../../src/content/problems/report.ts";

/** An entry that visitors don't see now, or won't see one day. */
interface Dated {
  readonly file: string;
  readonly state: PublicationState;
  /** Such as `Goes live Tuesday 1 December 2026 at 9:00 am`. */
  readonly words: string;
}

/** The result of a check. Each file is counted once: as an entry, a picture, unpublished, with mistakes, or waiting for another. */
export interface CheckOutcome {
  readonly files: number;
  readonly entries: number;
  readonly pictures: number;
  readonly unpublished: readonly Dated[];
  /** Entries that are live and will expire. */
  readonly expiring: readonly Dated[];
  /** Existing files with mistakes; a missing file is not counted. */
  readonly filesWithMistakes: readonly string[];
  /** Files that can't be entries until a fact that they use can be read. */
  readonly waiting: readonly string[];
  readonly mistakes: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** Facts that are marked as invented or not reviewed, unless they count as mistakes. */
  readonly placeholders: number;
}

/**
 * Sums up a check.
 * @param options.release whether placeholders are mistakes
 * @throws Error if a file is neither an entry nor reported: then the check itself is wrong
 */
export function checkOutcome(loaded: LoadResult, { release }: { readonly release: boolean }): CheckOutcome {
  const { problems, preview, moment, files } = loaded;
  const placeholders = problems.length === 0 ? findPlaceholders(goingLive(preview, moment)) : [];
  const security = expiringSecurity(preview, new Date(moment));
  const mistakes = release ? [...problems, ...placeholders, ...security].sort(compareProblems) : problems;
  // Passages are only known without mistakes.
  const passages = problems.length === 0 ? unknownPassages(preview) : [];
  const warnings = [...loaded.warnings, ...passages, ...(release ? [] : security.map(asWarning))].sort(compareProblems);
  const wrong = new Set(problems.map((problem) => problem.file));
  const entries = preview.types
    .flatMap((type) => [...preview.all(type)])
    .filter(({ source }) => !wrong.has(source.file));
  const dated = entries.flatMap(({ source, data }): Dated[] => {
    const publication = publicationOf(data);
    const words = describePublication(publication, moment);
    return words === undefined ? [] : [{ file: source.file, state: stateAt(publication, moment), words }];
  });
  const [unpublished, expiring] = [
    dated.filter(({ state }) => state !== "live"),
    dated.filter(({ state }) => state === "live"),
  ];
  const filesWithMistakes = files.filter((file) => wrong.has(file));
  const pictures = files.filter((file) => isPictureFile(file) && !wrong.has(file));
  const known = new Set([...filesWithMistakes, ...pictures, ...entries.map(({ source }) => source.file)]);
  const waiting = waitingFiles(files, known, wrong);
  return {
    files: files.length,
    entries: entries.length - unpublished.length,
    pictures: pictures.length,
    ...{ unpublished, expiring, filesWithMistakes, waiting, mistakes, warnings },
    placeholders: release ? 0 : placeholders.length,
  };
}

/** A release includes scheduled entries, which go live by themselves, but no drafts or expired ones. */
function goingLive(preview: Content, moment: number): Content {
  const entries = preview.types.flatMap((type) => [...preview.all(type)]);
  const live = entries.filter(({ data }) => ["live", "scheduled"].includes(stateAt(publicationOf(data), moment)));
  return new Content(live, preview.tokens, preview.pictures);
}

const asWarning = (problem: Problem): Problem => ({ ...problem, warning: true });

/** The files that facts are in. */
const FACTS = /^content\/(?:site\/(?:brand|contacts|worksheet)\.json$|plans\/)/;

/** Finds files that are no entries although nothing is wrong with them but a fact that another file should give. */
function waitingFiles(files: readonly string[], known: ReadonlySet<string>, wrong: ReadonlySet<string>): string[] {
  const waiting = files.filter((file) => !known.has(file));
  if (waiting.length === 0 || [...wrong].some((file) => FACTS.test(file))) return waiting;
  const lost = waiting.join(", ");
  throw new Error(`The check lost ${lost}: it is no entry, and nothing is said of it. Please tell the developers.`);
}

const STATES = ["draft", "scheduled", "expired"] as const;

/** Formats the last lines of a check: counts, unpublished entries, and the verdict. */
export function summarize(outcome: CheckOutcome): string {
  const { files, entries, pictures, unpublished, expiring, waiting, placeholders } = outcome;
  const { filesWithMistakes, mistakes, warnings } = outcome;
  const states = STATES.flatMap((state) => {
    const count = unpublished.filter((entry) => entry.state === state).length;
    return count === 0 ? [] : [state === "draft" ? plural(count, "draft") : `${count} ${state}`];
  });
  const broken = filesWithMistakes.length === 0 ? [] : [`${filesWithMistakes.length} with mistakes`];
  const held = waiting.length === 0 ? [] : [`${waiting.length} waiting for a fact`];
  const shown = pictures === 0 ? [] : [plural(pictures, "picture")];
  const parts = [entries === 1 ? "1 entry" : `${entries} entries`, ...shown, ...states, ...broken, ...held];
  const facts = filesWithMistakes.filter((file) => FACTS.test(file)).join(" and ");
  const found = mistakes.length === 0 ? "No mistakes" : plural(mistakes.length, "mistake");
  return [
    `${plural(files, "file")}: ${parts.join(", ")}.`,
    ...[...unpublished, ...expiring].map(({ file, words }) => `  ${file}: ${words}`),
    ...waiting.map((file) => `  ${file}: can be read once the facts of ${facts} can`),
    `${found}${warnings.length > 0 ? `, ${plural(warnings.length, "warning")}` : ""}.`,
    ...(placeholders > 0
      ? [`${plural(placeholders, "fact")} marked as invented or not reviewed; --release lists them.`]
      : []),
  ].join("\n");
}
