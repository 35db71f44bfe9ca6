import { formatAdelaideTime, readAdelaideTime } from "../../format/adelaide-time.ts";
import { valueAt } from "../problems/problem.ts";

/** When visitors see an entry, in milliseconds since 1970. */
export interface Publication {
  readonly draft: boolean;
  /** -Infinity if it has always been there. */
  readonly from: number;
  /** Infinity if it stays. */
  readonly until: number;
}

/** An entry's state at a moment. */
export type PublicationState = "live" | "draft" | "scheduled" | "expired";

/**
 * Reads when visitors see an entry.
 * @param data the fields of an entry, whether or not its type can be a draft
 */
export function publicationOf(data: unknown): Publication {
  return {
    draft: valueAt(data, ["draft"]) === true,
    from: momentAt(data, "publishAt") ?? Number.NEGATIVE_INFINITY,
    until: momentAt(data, "expireAt") ?? Number.POSITIVE_INFINITY,
  };
}

/** What is written there and names no moment is a mistake, which the content check reports. */
function momentAt(data: unknown, field: string): number | undefined {
  const written = valueAt(data, [field]);
  const time = typeof written === "string" ? readAdelaideTime(written) : undefined;
  return time && "at" in time ? time.at : undefined;
}

/** @returns an entry's state at a moment. */
export function stateAt({ draft, from, until }: Publication, moment: number): PublicationState {
  if (draft) return "draft";
  if (moment >= until) return "expired";
  return moment < from ? "scheduled" : "live";
}

/** @returns the state in words, such as `Goes live Tuesday 1 December 2026 at 9:00 am`; undefined for what is live for good. */
export function describePublication(publication: Publication, moment: number): string | undefined {
  const { from, until } = publication;
  switch (stateAt(publication, moment)) {
    case "draft":
      return "Draft";
    case "scheduled":
      return `Goes live ${formatAdelaideTime(from)}`;
    case "expired":
      return `Expired ${formatAdelaideTime(until)}`;
    case "live":
      return until === Number.POSITIVE_INFINITY ? undefined : `Expires ${formatAdelaideTime(until)}`;
  }
}

/**
 * Leaves out what visitors don't see at a moment: the one gate of everything that is built.
 * @param entries what is in content/
 */
export function publishedEntries<Entry extends { readonly data: unknown }>(
  entries: readonly Entry[],
  moment: number,
): Entry[] {
  return entries.filter((entry) => stateAt(publicationOf(entry.data), moment) === "live");
}
