import { formatAdelaideTime } from "../../format/adelaide-time.ts";
import type { ProblemText } from "../problems/problem.ts";
import type { Entry } from "./content.server.ts";
import { publicationOf, stateAt } from "./publication.ts";

/** An entry, of which only its fields matter here. */
type Dated = Pick<Entry, "data">;

/**
 * Checks that one entry is live whenever another one is. It looks ahead: a link that will break on the day its
 * target expires is a mistake today, not in a scheduled rebuild.
 * @param what names the target in the answer
 * @returns undefined if the target is live whenever the first one is, from now on
 */
export function unavailable(from: Dated, target: Dated, moment: number, what: string): ProblemText | undefined {
  const [own, other] = [publicationOf(from.data), publicationOf(target.data)];
  const state = stateAt(other, moment);
  if (own.draft || own.until <= moment) return undefined;
  if (state === "draft") {
    return { message: `${what} is a draft, which visitors can't open: publish it (draft: false) or take the link out` };
  }
  if (state === "expired") {
    return {
      message: `${what} expired ${formatAdelaideTime(other.until)}, so visitors can't open it: take the link out`,
    };
  }
  if (Math.max(other.from, moment) > Math.max(own.from, moment)) {
    const message = `${what} goes live ${formatAdelaideTime(other.from)}, later than what links to it`;
    return { message, hint: 'Take the link out until then, or publish this at the same time ("publishAt").' };
  }
  if (other.until < own.until) {
    const message = `${what} expires ${formatAdelaideTime(other.until)}, and this link would then lead nowhere`;
    return { message, hint: 'Take the link out, or let this expire at the same time ("expireAt").' };
  }
  return undefined;
}
