import type { Redirect } from "../../schemas/redirects.ts";
import { resolveRedirect, splitAddress } from "../../src/addresses/redirects.ts";
import { canForward, normalizePath } from "./site-path.ts";

/** The target of a redirect. */
interface Redirection {
  readonly status: 301 | 302 | 308;
  readonly href: string;
}

/** @returns where an address leads that is another form of one, or has moved; undefined if it is an address itself */
export function redirection(redirects: readonly Redirect[], address: string): Redirection | undefined {
  const { path, query, hash } = splitAddress(address);
  if (hash) return undefined;
  const normalized = normalizePath(path);
  if (normalized !== undefined && normalized !== path) return { status: 308, href: normalized + query };
  const target = canForward(path) ? resolveRedirect(redirects, path + query) : undefined;
  return target && { status: target.permanent ? 301 : 302, href: target.href };
}
