import type { Redirect } from "../../../schemas/redirects.ts";
import { MOST_STARS, resolveRedirect } from "../../addresses/redirects.ts";
import { publicationOf, stateAt } from "../entries/publication.ts";
import type { Problem } from "../problems/problem.ts";
import { OWN_FOLDERS, outputFiles } from "./output-files.ts";
import { problemAt, type Relations } from "./related-files.ts";

/** Finds redirects that hide a page, run in circles, lead to another redirect, or are never used. */
export function checkRedirects(relations: Relations): Problem[] {
  const [entry] = relations.content.all("redirects");
  if (!entry) return [];
  const { redirects } = entry.data;
  const made = outputFiles(relations.content);
  const isWrong = (redirect: Redirect) => hiddenPage(relations, redirect) !== undefined;
  const right = redirects.filter((redirect) => !isWrong(redirect));
  const stars = redirects.flatMap(({ from }, index) => (from.endsWith("/*") ? [index] : []));
  return redirects.flatMap((redirect, index) => {
    const report = (field: keyof Redirect, message: string | undefined) =>
      message === undefined ? [] : [problemAt(entry, ["redirects", index, field], { message })];
    const earlier = redirects.slice(0, index).find((other) => resolveRedirect([other], sample(redirect.from)));
    return [
      ...report("from", hiddenPage(relations, redirect) ?? hiddenFile(made, redirect)),
      ...report("from", stars.indexOf(index) >= MOST_STARS ? TOO_MANY_STARS : undefined),
      ...report("from", earlier && `the redirect from "${earlier.from}" above comes first, so this one is never used`),
      ...report("to", ownAddress(relations, redirect.to) ?? chain(right, redirect)),
      ...report("to", redirect.to.endsWith("/*") && !redirect.from.endsWith("/*") ? STAR : undefined),
    ];
  });
}

const STAR = '"/*" needs a "/*" in "from" too';

const TOO_MANY_STARS = `hosts take at most ${MOST_STARS} redirects with "/*": join some, or name single addresses`;

/** @returns the problem with a redirect from an address that the build itself writes */
function hiddenFile(made: readonly string[], redirect: Redirect): string | undefined {
  const base = redirect.from.replace(/\*$/, "");
  const folder = OWN_FOLDERS.find((each) => base.startsWith(each) || (base !== redirect.from && each.startsWith(base)));
  if (folder) return `"${folder}" is kept for the site and its host, so nothing can be redirected from there`;
  const file = made.find((address) => resolveRedirect([redirect], address));
  return file && `the site itself has "${file}", which this redirect would hide`;
}

function ownAddress({ content }: Relations, to: string): string | undefined {
  const url = content.all("brand")[0]?.data.url;
  return url !== undefined && `${to}/`.startsWith(`${url}/`)
    ? `this is this site itself: write "${to.slice(url.length) || "/"}"`
    : undefined;
}

const sample = (pattern: string) => pattern.replace(/\/\*$/, "/x");

/** A page that is never live again may be redirected. */
function hiddenPage({ addresses, moment }: Relations, redirect: Redirect): string | undefined {
  const hidden = [...addresses].find(([address, { data }]) => {
    const state = stateAt(publicationOf(data), moment);
    return state !== "draft" && state !== "expired" && resolveRedirect([redirect], address);
  });
  return hidden && `this redirect hides the page "${hidden[0]}"`;
}

/** Follows a chain of redirects. */
function chain(redirects: readonly Redirect[], { from, to }: Redirect): string | undefined {
  const way = [sample(from), sample(to)];
  for (;;) {
    const here = way.at(-1) ?? "";
    const next = here.startsWith("/") ? resolveRedirect(redirects, here)?.href : undefined;
    if (next === undefined) break;
    // A target that grows with each step never repeats, and never ends.
    if (way.includes(next) || way.length > redirects.length + 1)
      return `this redirect leads in a circle: ${[...new Set(way), next].slice(0, 4).join(" → ")}`;
    way.push(next);
  }
  const last = way.at(-1);
  return way.length === 2 ? undefined : `"${to}" is itself redirected: name the final address, "${last}"`;
}
