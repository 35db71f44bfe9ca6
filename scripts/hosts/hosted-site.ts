import type { Redirect } from "../../schemas/redirects.ts";
import { escapeAddress, pageForm, splitAddress } from "../../src/addresses/redirects.ts";
import type { Content } from "../../src/content/entries/content.server.ts";
import { hostRedirects } from "../../src/pages/site.server.ts";
import { adminPolicy } from "./admin-policy.ts";
import { assistantSources } from "./assistant-policy.ts";
import { type SecurityHeaders, securityHeaders } from "./security-headers.ts";

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
  /** The same with the end of a file's name, if it is written with one. */
  readonly written: string;
  /** The same as a part of a regular expression. */
  readonly pattern: string;
  /** Whether everything under it is, too. */
  readonly hasRest: boolean;
  /** Where it leads, up to what is carried over. */
  readonly target: string;
  /** Whether what follows the base is carried over. */
  readonly carriesRest: boolean;
  readonly query: string;
  readonly hash: string;
}

/** Takes a redirect apart as `resolveRedirect` understands it. */
export function redirectParts({ from, to }: Redirect): RedirectParts {
  const { path, query, hash } = splitAddress(to);
  const hasRest = from.endsWith("/*");
  const written = escapeAddress(from.replace(/\/\*$/, ""));
  const base = hasRest ? written : pageForm(written);
  return {
    base,
    written,
    pattern: base.replace(/[.+]/g, "[$&]").replace(/%(..)/g, (_escape, hex: string) => `%${inAnyCase(hex)}`),
    hasRest,
    target: path.replace(/\/\*$/, ""),
    carriesRest: to.endsWith("/*"),
    query,
    hash,
  };
}

const inAnyCase = (hex: string) => hex.replace(/[A-F]/g, (letter) => `[${letter}${letter.toLowerCase()}]`);
