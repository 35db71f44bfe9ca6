import type { Content } from "../entries/content.server.ts";
import type { Problem } from "../problems/problem.ts";

/** How many days before it expires people are told to renew it. */
const RENEWAL_DAYS = 30;

const DAY = 86_400_000;

/** Reminds to renew security.txt: a warning of the content check, a mistake in a release. */
export function expiringSecurity(content: Content, now: Date): Problem[] {
  return content.all("security").flatMap(({ data, source }) => {
    const days = Math.floor((Date.parse(data.expires) - now.getTime()) / DAY);
    if (days >= RENEWAL_DAYS) return [];
    return {
      file: source.file,
      ...source.locate(["expires"]),
      field: "expires",
      message: days < 0 ? "security.txt has expired" : `security.txt expires in ${days} days`,
      hint: "Make sure that mail to the support desk is still read, then write a day at most a year ahead.",
    };
  });
}
