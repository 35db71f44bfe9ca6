import type { Redirect } from "../../schemas/redirects.ts";
import type { Content } from "../../src/content/load/content.server.ts";
import { hostRedirects } from "../../src/content/pages/site.server.ts";
import { splitAddress } from "../../src/seo/redirects.ts";
import { adminPolicy } from "../edit/admin-policy.ts";
import { assistantSources } from "../serve/assistant-policy.ts";
import { type SecurityHeaders, securityHeaders } from "../serve/security-headers.ts";

/** What a host needs to know about the site besides its files. */
export interface HostedSite {
  /** The headers of every answer. */
  readonly headers: SecurityHeaders;
  /** The policy of pages, which names their styles besides: a kilobyte that other files do without where a host can tell. */
  readonly pagePolicy: string;
  /** The policy of the editing screens; undefined if the site is built without them. */
  readonly adminPolicy?: string | undefined;
  readonly redirects: readonly Redirect[];
}

interface PageNeeds {
  /** The other origins that pages may talk to (scripts/settings/site-settings.ts). */
  readonly connectOrigins?: readonly string[] | undefined;
  /** How a policy names the styles within pages. */
  readonly styleSources?: readonly string[];
  /** Whether the editing screens are published, too. */
  readonly hasAdmin?: boolean;
}

/** Gathers what a host has to know. */
export function hostedSite(content: Content, needed: PageNeeds): HostedSite {
  const { connectOrigins = [], styleSources = [], hasAdmin = false } = needed;
  const needs = [{ "connect-src": connectOrigins }, assistantSources(content.one("assistant-settings"))];
  const pageHeaders = securityHeaders({ "style-src": styleSources }, ...needs);
  return {
    headers: securityHeaders(...needs),
    pagePolicy: pageHeaders["content-security-policy"],
    adminPolicy: hasAdmin ? adminPolicy("repository") : undefined,
    redirects: hostRedirects(content),
  };
}

/** A redirect, taken apart for servers that have other words for it. */
export interface RedirectParts {
  /** The path that is redirected, without the slash and star. */
  readonly base: string;
  /** Whether everything under it is, too. */
  readonly hasRest: boolean;
  /** Where it leads, up to what is carried over. */
  readonly target: string;
  /** Whether what follows the base is carried over. */
  readonly carriesRest: boolean;
  readonly query: string;
  readonly hash: string;
}

/** What begins a variable, ends a value or is a placeholder in one of the servers' configurations. */
const NOT_IN_CONFIGURATIONS = /[$"'`{}\\\s]/;

/**
 * Takes a redirect apart as `resolveRedirect` understands it.
 * @throws Error if the target holds what configurations of servers have another meaning for
 */
export function redirectParts({ from, to }: Redirect): RedirectParts {
  const found = NOT_IN_CONFIGURATIONS.exec(to)?.[0];
  if (found) throw new Error(`The redirect to ${to} can't hold ${found}: write it as ${encodeURIComponent(found)}.`);
  const { path, query, hash } = splitAddress(to);
  return {
    base: from.replace(/\/\*$/, ""),
    hasRest: from.endsWith("/*"),
    target: path.replace(/\/\*$/, ""),
    carriesRest: to.endsWith("/*"),
    query,
    hash,
  };
}
