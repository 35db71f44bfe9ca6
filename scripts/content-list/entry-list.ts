import { entryNouns, isCollectionName } from "../../schemas/content-types.ts";
import type { Entry } from "../../src/content/entries/content.server.ts";
import { isPictureFile } from "../../src/content/entries/content-pictures.ts";
import { findPlaceholders } from "../../src/content/entries/placeholders.server.ts";
import { type PublicationState, publicationOf, stateAt } from "../../src/content/entries/publication.ts";
import type { LoadResult } from "../../src/content/load.server.ts";
import type { Problem } from "../../src/content/problems/problem.ts";

/** An entry as the list shows it. Moments are in ISO 8601, Universal Time. */
export interface ListedEntry {
  readonly file: string;
  /** What it is, such as "article"; "page" or "settings" for files that there is one of. */
  readonly kind: string;
  readonly name: string;
  readonly address: string | undefined;
  /** "unreadable" if its mistakes keep it from being read. */
  readonly state: PublicationState | "unreadable";
  readonly publishAt: string | undefined;
  readonly expireAt: string | undefined;
  readonly mistakes: number;
  readonly warnings: number;
  /** Invented facts, texts to be reviewed and texts to be written: what the release check asks for. */
  readonly open: number;
}

/** A change that happens without an edit. */
export interface Upcoming {
  readonly at: string;
  readonly file: string;
  readonly becomes: "live" | "expired";
}

/** What there is, and what changes when. */
export interface EntryList {
  readonly moment: string;
  readonly entries: readonly ListedEntry[];
  readonly upcoming: readonly Upcoming[];
}

/** Lists every file of content/ with its state. */
export function listEntries({ preview, problems, warnings, moment, files }: LoadResult): EntryList {
  const found = new Map(preview.types.flatMap((type) => preview.all(type).map((entry) => [entry.source.file, entry])));
  const counts = {
    mistakes: countByFile(problems),
    warnings: countByFile(warnings),
    open: countByFile(findPlaceholders(preview)),
  };
  const entries = files
    .filter((file) => !isPictureFile(file))
    .map((file) => {
      const entry = found.get(file);
      return {
        ...(entry ? describe(entry, moment) : unreadable(file)),
        mistakes: counts.mistakes.get(file) ?? 0,
        warnings: counts.warnings.get(file) ?? 0,
        open: counts.open.get(file) ?? 0,
      };
    });
  return { moment: iso(moment) ?? "", entries, upcoming: upcoming([...found.values()], moment) };
}

function countByFile(found: readonly Pick<Problem, "file">[]): Map<string, number> {
  return new Map([...Map.groupBy(found, ({ file }) => file)].map(([file, list]) => [file, list.length]));
}

function describe({ type, name, address, data, source }: Entry, moment: number) {
  const publication = publicationOf(data);
  const kind = isCollectionName(type) ? entryNouns[type] : address ? "page" : "settings";
  return {
    file: source.file,
    kind,
    // Of settings, the folder says more than the name does.
    name: kind === "settings" ? source.file.replace(/^content\/|\.json$/g, "") : name,
    address,
    state: stateAt(publication, moment),
    publishAt: iso(publication.from),
    expireAt: iso(publication.until),
  };
}

function unreadable(file: string) {
  const name = file.slice(file.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");
  return {
    file,
    kind: "?",
    name,
    address: undefined,
    state: "unreadable",
    publishAt: undefined,
    expireAt: undefined,
  } as const;
}

function iso(moment: number): string | undefined {
  return Number.isFinite(moment) ? new Date(moment).toISOString() : undefined;
}

function upcoming(entries: readonly Entry[], moment: number): Upcoming[] {
  return entries
    .flatMap(({ data, source: { file } }) => {
      const { draft, from, until } = publicationOf(data);
      if (draft || until <= from) return [];
      return [
        { at: from, file, becomes: "live" as const },
        { at: until, file, becomes: "expired" as const },
      ];
    })
    .filter(({ at }) => at > moment && Number.isFinite(at))
    .sort((a, b) => a.at - b.at)
    .map((change) => ({ ...change, at: new Date(change.at).toISOString() }));
}

/**
 * Finds what went live or expired in the hours before the list was made, so that a build has to follow.
 * @returns the files; drafts do neither
 */
export function changedLately({ moment, entries }: EntryList, hours: number): string[] {
  const now = Date.parse(moment);
  const isLate = (at: string | undefined) =>
    at !== undefined && Date.parse(at) <= now && now - Date.parse(at) < hours * HOUR;
  return entries
    .filter(({ state, publishAt, expireAt }) => state !== "draft" && (isLate(publishAt) || isLate(expireAt)))
    .map(({ file }) => file);
}

const HOUR = 3_600_000;
