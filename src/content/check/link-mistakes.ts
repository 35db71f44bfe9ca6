import { distance } from "fastest-levenshtein";
import { MENU_ONLY } from "../../../schemas/content-types.ts";
import type { Redirect } from "../../../schemas/redirects.ts";
import { resolveRedirect, splitAddress } from "../../addresses/redirects.ts";
import { unavailable } from "../entries/availability.ts";
import type { ReadFile } from "../entries/content.server.ts";
import { anchorsOf } from "../lists/anchors.server.ts";
import { pagesOfSections } from "../lists/section-pages.server.ts";
import { nearest, suggest } from "../problems/nearest.ts";
import { type ProblemText, valueAt } from "../problems/problem.ts";
import type { Relations } from "./related-files.ts";

/** @returns the problem with a link in a file; undefined if it works or leads out of this site. */
export function brokenLink(relations: Relations, from: ReadFile, href: string): ProblemText | undefined {
  if (href.startsWith("#")) return brokenAnchor(relations, from, from, href.slice(1));
  if (!href.startsWith("/")) {
    const own = ownAddress(relations, href);
    return own === undefined ? almostOwn(relations, href) : brokenLink(relations, from, own);
  }
  const { path: written, hash } = splitAddress(href);
  const path = from.type === "redirects" ? written.replace(/(.)\/\*$/, "$1") : written;
  const target = relations.addresses.get(path);
  if (!target) return isRedirected(relations, href) ? undefined : { message: noPage(relations, path) };
  const hidden = unavailable(from, target, relations.moment, `"${path}"`);
  if (hidden) return isRedirected(relations, href) ? undefined : hidden;
  if (MENU_ONLY.includes(path) && from.type !== "navigation" && from.type !== "redirects") {
    return { message: `only the menu links to "${path}": leave this link out, or lead to another page` };
  }
  return hash ? brokenAnchor(relations, from, target, hash.slice(1)) : undefined;
}

/** If the redirects can't be read, any link may be redirected. */
function isRedirected({ named }: Relations, href: string): boolean {
  const file = named.get("redirects")?.get("redirects");
  const written = valueAt(file?.data, ["redirects"]);
  if (!Array.isArray(written)) return file?.isBroken ?? true;
  const from = written.map((_rule, at) =>
    file?.wrong.has(`redirects.${at}.from`) ? undefined : valueAt(written, [at, "from"]),
  );
  const rules = from.flatMap((each): Redirect[] =>
    typeof each === "string" ? [{ from: each, to: "/", permanent: true }] : [],
  );
  return rules.length < from.length || resolveRedirect(rules, href) !== undefined;
}

/** @returns the path of a link that names this site in full, such as `[[url]]/contact`. */
function ownAddress({ content }: Relations, href: string): string | undefined {
  const url = content.all("brand")[0]?.data.url;
  return url !== undefined && href.startsWith(`${url}/`) ? href.slice(url.length) : undefined;
}

/** A link to this site by another of its hosts isn't checked for dead targets. */
function almostOwn({ content }: Relations, href: string): ProblemText | undefined {
  const own = hostOf(content.all("brand")[0]?.data.url ?? "");
  const host = hostOf(href);
  if (own === undefined || host === undefined || href === content.tokens.get("url")) return undefined;
  if (host !== own) return lookAlike(host, own);
  const path = href.replace(/^https:\/\/[^/?#]+\/?/i, "/");
  return { message: `found "${href}", which is this site itself: write "${path}"` };
}

/** A name that holds the site's own, or is a letter or two from it, is a typo, a phishing host, or a partner's. Lookalike letters are phishing. */
function lookAlike(host: string, own: string): ProblemText | undefined {
  if (host.endsWith(`.${own}`)) return undefined;
  const isNear = host.includes(own) || (own.length > 8 && distance(host, own) <= 2);
  if (!isNear) return undefined;
  const message = `"${host}" is not this site, but looks like it: did you mean "${own}"?`;
  return isAscii(host) ? { message, hint: "If it is another's site, leave it.", warning: true } : { message };
}

const isAscii = (host: string) => /^(?!(?:.*\.)?xn--)[!-~]+$/.test(host);

function hostOf(address: string): string | undefined {
  return /^https:\/\/(?:www\.)?([^/:?#]+)/i.exec(address)?.[1]?.toLowerCase();
}

function noPage({ addresses }: Relations, path: string): string {
  if (path.length > 1 && path.endsWith("/")) return `leave out the slash at the end of "${path}"`;
  const bare = path.replace(/\.(?:html?|mdx?|json)$/, "");
  if (bare !== path && addresses.has(bare)) return `leave out the ending of "${path}": write "${bare}"`;
  const known = [...addresses.keys()];
  const moved = known.find((address) => address !== "/" && (bare.endsWith(address) || address.endsWith(bare)));
  return `there is no page "${path}". ${moved ? `Did you mean "${moved}"?` : suggest(path, known)}`;
}

function brokenAnchor(relations: Relations, from: ReadFile, target: ReadFile, anchor: string): ProblemText | undefined {
  if (target.isBroken) return undefined;
  const { own, listed } = anchorsIn(relations, target);
  const entry = listed.get(anchor);
  if (entry) return unavailable(from, entry, relations.moment, `"#${anchor}"`);
  const known = [...own, ...listed.keys()];
  if (known.includes(decoded(anchor))) return undefined;
  const page = target.address ? `the page "${target.address}"` : "the page";
  if (known.length === 0) return { message: `${page} has no parts that a link can lead to: take "#${anchor}" out` };
  return {
    message: `${page} has no part named "#${anchor}". ${suggest(decoded(anchor), known)}`,
    ...(nearest(decoded(anchor), known) === undefined && { hint: REWORDED }),
  };
}

const REWORDED = "If a heading was reworded, write its new name in this link, or give the heading its old words back.";

/** Anchors copied from the address bar are percent-encoded. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** All anchors of a page: its headings, its sections' titles, and the entries that sections list. */
function anchorsIn({ content, named }: Relations, target: ReadFile) {
  const headings = (target.prose?.headings ?? []).map((heading) => heading.id);
  const page = pagesOfSections(content).find((entry) => entry.source === target.source);
  const anchors = (page?.data.sections ?? []).map(anchorsOf);
  const listed = anchors.flatMap(({ entries }) =>
    [...((entries && named.get(entries.type)) ?? [])].filter(([name]) => entries?.includes(name)),
  );
  return { own: [...headings, ...anchors.flatMap(({ own }) => own.map(({ id }) => id))], listed: new Map(listed) };
}
