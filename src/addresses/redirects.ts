import type { Redirect } from "../../schemas/redirects.ts";

/** Static hosts allow no more redirects with "/*". */
export const MOST_STARS = 100;

interface RedirectTarget {
  /** A path of this site or a full URL. */
  readonly href: string;
  readonly permanent: boolean;
}

/**
 * Finds where an address leads. "/*" matches the address itself and everything under it; the rest is carried
 * over if the target ends in "/*" too. The query is always carried over, the hash unless the target has its own.
 * @param redirects the rules; the first that fits is used
 * @param address path with query and hash, such as `/ai-chatbots/for-healthcare?from=home`
 * @returns the target, or undefined if no rule fits
 */
export function resolveRedirect(redirects: readonly Redirect[], address: string): RedirectTarget | undefined {
  const { path, query, hash } = splitAddress(address);
  for (const redirect of redirects) {
    const rest = matchRest(redirect.from, path);
    if (rest !== undefined) return { href: target(redirect.to, rest, query, hash), permanent: redirect.permanent };
  }
  return undefined;
}

/** Splits an address; query and hash keep their "?" and "#". */
export function splitAddress(address: string): { path: string; query: string; hash: string } {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { path, query, hash };
}

/** @returns the rest of the path after the pattern, empty or starting with "/"; undefined if it doesn't match */
function matchRest(from: string, path: string): string | undefined {
  const base = escapeAddress(from.replace(/\/\*$/, ""));
  const asked = base.includes("%") ? escapeAddress(path) : path;
  const bare = asked.length > 1 ? asked.replace(/(?<!\/)\/+$/, "") : asked;
  if (!from.endsWith("/*")) return bare === base || bare === pageForm(base) ? "" : undefined;
  if (bare === base) return "";
  return asked.startsWith(`${base}/`) ? asked.slice(base.length) : undefined;
}

/** Escapes an address as browsers do: non-ASCII characters, with escapes in capitals. */
export function escapeAddress(address: string): string {
  return encodeURI(address.toWellFormed())
    .replace(/%25(?=[0-9a-f]{2})/gi, "%")
    .replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}

/** Maps the address of a page's file ("/about.html", "/about/") to the page's only address. */
export function pageForm(address: string): string {
  return address.replace(/(?:\/index|\.html|\/)+$/, "") || "/";
}

function target(to: string, rest: string, query: string, hash: string): string {
  const filled = to.endsWith("/*") ? to.slice(0, -2) + rest : to;
  const { path, query: ownQuery, hash: ownHash } = splitAddress(filled);
  const joined = ownQuery && query ? `${ownQuery}&${query.slice(1)}` : ownQuery || query;
  return path + joined + (ownHash || hash);
}
