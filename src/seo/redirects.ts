import type { Redirect } from "../../schemas/redirects.ts";

/** Where a redirected address leads. */
export interface RedirectTarget {
  /** An address of this site, or a full address of another. */
  readonly href: string;
  readonly permanent: boolean;
}

/**
 * Finds where an address leads. "/*" stands for the address itself and everything under it; what follows is carried
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

/** Takes an address apart; query and hash keep their "?" and "#". */
export function splitAddress(address: string): { path: string; query: string; hash: string } {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { path, query, hash };
}

/** @returns what of the path follows the pattern, starting with "/" or empty; undefined if it does not fit. */
function matchRest(from: string, path: string): string | undefined {
  const bare = path.length > 1 ? path.replace(/(?<!\/)\/+$/, "") : path;
  if (!from.endsWith("/*")) return bare === from ? "" : undefined;
  const base = from.slice(0, -2);
  if (bare === base) return "";
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

function target(to: string, rest: string, query: string, hash: string): string {
  const filled = to.endsWith("/*") ? to.slice(0, -2) + rest : to;
  const { path, query: ownQuery, hash: ownHash } = splitAddress(filled);
  const joined = ownQuery && query ? `${ownQuery}&${query.slice(1)}` : ownQuery || query;
  return path + joined + (ownHash || hash);
}
