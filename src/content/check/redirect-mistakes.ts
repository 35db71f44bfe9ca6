import type { Redirect } from "../../../schemas/redirects.ts";
import { resolveRedirect } from "../../seo/redirects.ts";
import { publicationOf, stateAt } from "../load/publication.ts";
import type { Problem } from "./report/problem.ts";
import { problemAt, type Relations } from "./schema/related-files.ts";

/** Finds redirects that hide a page, run in circles, lead to another redirect, or are never used. */
export function checkRedirects(relations: Relations): Problem[] {
  const [entry] = relations.content.all("redirects");
  if (!entry) return [];
  const { redirects } = entry.data;
  return redirects.flatMap((redirect, index) => {
    const report = (field: keyof Redirect, message: string | undefined) =>
      message === undefined ? [] : [problemAt(entry, ["redirects", index, field], { message })];
    const earlier = redirects.slice(0, index).find((other) => resolveRedirect([other], sample(redirect.from)));
    return [
      ...report("from", hiddenPage(relations, redirect)),
      ...report("from", earlier && `the redirect from "${earlier.from}" above comes first, so this one is never used`),
      ...report("to", chain(redirects, redirect)),
      ...report("to", redirect.to.endsWith("/*") && !redirect.from.endsWith("/*") ? STAR : undefined),
    ];
  });
}

const STAR = '"/*" needs a "/*" in "from" too';

/** An address that a rule is about. */
const sample = (pattern: string) => pattern.replace(/\/\*$/, "/x");

/** A page that visitors can't open for good may be redirected: its address is free. */
function hiddenPage({ addresses, moment }: Relations, redirect: Redirect): string | undefined {
  const hidden = [...addresses].find(([address, { data }]) => {
    const state = stateAt(publicationOf(data), moment);
    return state !== "draft" && state !== "expired" && resolveRedirect([redirect], address);
  });
  return hidden && `this redirect hides the page "${hidden[0]}"`;
}

/** Follows a redirect's target through other redirects. */
function chain(redirects: readonly Redirect[], { from, to }: Redirect): string | undefined {
  const way = [sample(from), sample(to)];
  for (;;) {
    const here = way.at(-1) ?? "";
    const next = here.startsWith("/") ? resolveRedirect(redirects, here)?.href : undefined;
    if (next === undefined) break;
    if (way.includes(next)) return `this redirect leads in a circle: ${[...new Set(way), next].join(" → ")}`;
    way.push(next);
  }
  const last = way.at(-1);
  return way.length === 2 ? undefined : `"${to}" is itself redirected: name the final address, "${last}"`;
}
