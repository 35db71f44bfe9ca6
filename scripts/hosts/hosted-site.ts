import type { Redirect } from "../../schemas/redirects.ts";
import { escapeAddress, pageForm, splitAddress } from "../../src/addresses/redirects.ts";
import type { Content } from "../../src/content/entries/content.server.ts";
import { hostRedirects } from "../../src/pages/site.server.ts";
import { adminPolicy } from "./admin-policy.ts";
import { assistantSources } from "./assistant-policy.ts";
import { type SecurityHeaders, securityHeaders } from "./security-headers.ts";

/** What a host's configuration depends on besides the files. */
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
  /** Sources of inline styles for the policy. */
  readonly styleSources?: readonly string[];
  /** Whether the editing screens are published. */
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
interface RedirectParts {
  /** The path that is redirected, without the slash and star. */
  readonly base: string;
  /** The same with the end of a file's name, if it is written with one. */
  readonly written: string;
  /** The same as a part of a regular expression. */
  readonly pattern: string;
  /** Whether everything under it matches too. */
  readonly hasRest: boolean;
  /** The target, without the carried rest. */
  readonly target: string;
  /** Whether the rest of the path is carried over. */
  readonly carriesRest: boolean;
  readonly query: string;
  readonly hash: string;
}

/** Splits a redirect as `resolveRedirect` interprets it. */
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
