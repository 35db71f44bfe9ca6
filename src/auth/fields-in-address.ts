import { isLinkInHash } from "./link-in-address.ts";

/** What separates fields, however mail programs and gateways leave it: doubled, or as HTML spells it. */
const SEPARATOR = /[?&#]+(?:amp(?:;|%3B)|38;|x26;)?|%26(?=type|refresh)/i;

const decodedUnless = (part: string) => (part.includes("=") ? part : decoded(part));

/**
 * Reads the fields of a query or a hash. Mail programs and gateways change links: they encode "=" and "&", spell "&" as HTML does and "=" as
 * mails do ("=3D"), double a "#", append "?" and their own fields, and change the case of names.
 */
export function fieldsIn(part: string): URLSearchParams {
  const pairs = decodedUnless(part).split(SEPARATOR).map(spelled);
  return new URLSearchParams(pairs.join("&"));
}

function spelled(pair: string): string {
  const [name = "", ...value] = decodedUnless(pair).replace("=3D", "=").split("=");
  return `${name.toLowerCase()}=${value.join("=")}`;
}

/** What an upper-cased link leaves of the service's codes and token hashes, which are in small letters. */
const CAPITALS = /^(?:PKCE_)?[\dA-F-]+$/;

/**
 * Reads a token, a code or a type. None of them has a space in it, as a wrapped line leaves one, nor a bracket, a quote or a full stop at its end,
 * as the text around a link does.
 */
export function proofIn(fields: URLSearchParams, name: string): string {
  const text = (fields.get(name) ?? "").replace(/=?[\s\u200b]+|=/g, "").replace(/^\W+/, "");
  const proof = text.replace(/[^\w.~-].*/, "").replace(/[.~]+$/, "");
  return CAPITALS.test(proof) ? proof.toLowerCase() : proof;
}

/** @returns a path without the slash or ending that some hosts add to it */
const plainPath = (pathname: string) => pathname.replace(/(?:\.html)?\/*$/, "");

/**
 * Finds out which page a sign-in link meant whose path has been changed on its way: encoded, in capitals, or with a sign after it.
 * @returns the address of that page, on this site; undefined if the path is what it is
 */
export function intendedAddress({
  pathname,
  search,
  hash,
}: Pick<URL, "pathname" | "search" | "hash">): string | undefined {
  const [, path = "", rest = ""] = /^([^?#&]*)(.*)/.exec(decoded(pathname)) ?? [];
  const [page] = /^\/auth\/(?:callback|reset-password)(?!\/?[\w-])/i.exec(path) ?? [];
  const meant = page?.toLowerCase() ?? (isLinkInHash(rest) ? path : pathname);
  return plainPath(pathname) === plainPath(meant)
    ? undefined
    : meant + rest.replace(/^&(?:amp;)?/, "?") + search + hash;
}

/** @returns a text without its percent signs; the text itself if they mean nothing */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
