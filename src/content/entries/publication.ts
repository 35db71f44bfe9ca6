import { formatAdelaideTime, readAdelaideTime } from "../../format/adelaide-time.ts";
import { valueAt } from "../problems/problem.ts";

/** When an entry is live, in milliseconds since 1970. */
interface Publication {
  readonly draft: boolean;
  readonly from: number;
  readonly until: number;
}

/** "live" is what visitors see. */
export type PublicationState = "live" | "draft" | "scheduled" | "expired";

/**
 * Reads when an entry is live.
 * @param data the fields of an entry of any type
 */
export function publicationOf(data: unknown): Publication {
  return {
    draft: valueAt(data, ["draft"]) === true,
    from: momentAt(data, "publishAt") ?? Number.NEGATIVE_INFINITY,
    until: momentAt(data, "expireAt") ?? Number.POSITIVE_INFINITY,
  };
}

/** Invalid times are reported by the content check. */
function momentAt(data: unknown, field: string): number | undefined {
  const written = valueAt(data, [field]);
  const time = typeof written === "string" ? readAdelaideTime(written) : undefined;
  return time && "at" in time ? time.at : undefined;
}

/** @returns the state; of a draft, "draft" whatever its dates are. */
export function stateAt({ draft, from, until }: Publication, moment: number): PublicationState {
  if (draft) return "draft";
  if (moment >= until) return "expired";
  return moment < from ? "scheduled" : "live";
}

/** @returns the state in words, such as `Goes live Tuesday 1 December 2026 at 9:00 am`; undefined for entries that are live without end. */
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
 * Keeps the entries that are live at a moment. Everything that is built goes through this.
 * @param entries all entries of content/
 */
export function publishedEntries<Entry extends { readonly data: unknown }>(
  entries: readonly Entry[],
  moment: number,
): Entry[] {
  return entries.filter((entry) => stateAt(publicationOf(entry.data), moment) === "live");
}
