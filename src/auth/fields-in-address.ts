import { isLinkInHash } from "./link-in-address.ts";

/** "&" as URLs, HTML, JSON and Markdown escape it, in any combination. "%26" in a value has no plain "=" after it. */
const AND =
  /(?:\\?&|(?:\\|%(?:25)*5C)u0026|%(?:25)*26(?=[^&=]{1,50}=|type|token|code|refresh))(?:(?:#|%(?:25)*23)?(?:amp|0*38|x0*26)(?:;|%(?:25)*3B)?)*/gi;

const withPlainAnds = (text: string) => text.replace(AND, "&");

/** Splits what follows a path where the hash was meant to begin: the "#" of "&#38;" begins none. */
export function partsOf({ search, hash }: Pick<URL, "search" | "hash">): {
  readonly query: string;
  readonly hash: string;
} {
  const meant = withPlainAnds(search + hash);
  const [query = ""] = meant.split("#");
  return { query, hash: meant.slice(query.length) };
}

const decodedUnless = (part: string) => (part.includes("=") ? part : decodedWholly(part));

/**
 * Parses the fields of a query or hash. Mail programs and gateways change links: they encode "=" and "&", escape "&" as in HTML and "=" as in
 * mail ("=3D"), double "#", append "?" and fields, escape "_" as in Markdown, wrap lines, and change the case of names.
 */
export function fieldsIn(part: string): URLSearchParams {
  const pairs = withPlainAnds(decodedUnless(part))
    .split(/[?&#]+/)
    .map(spelled);
  return new URLSearchParams(pairs.join("&"));
}

function spelled(pair: string): string {
  const [name = "", ...value] = decodedUnless(pair).replace("=3D", "=").split("=");
  return `${decodedWholly(name).replace(/\W/g, "").toLowerCase()}=${value.join("=")}`;
}

/** Codes and token hashes are lower-case, so an upper-cased link leaves only capitals. */
const CAPITALS = /^(?:PKCE_)?[\dA-F-]+$/;

/**
 * Reads a token, a code or a type, without whitespace from wrapped lines and without brackets, quotes or full stops
 * from the text around a link.
 */
export function proofIn(fields: URLSearchParams, name: string): string {
  const text = (fields.get(name) ?? "").replace(/=?[\s\u200b]+|[=\\]/g, "").replace(/^\W+/, "");
  const proof = text.replace(/[^\w.~-].*/, "").replace(/(?<![.~])[.~]+$/, "");
  return CAPITALS.test(proof) ? proof.toLowerCase() : proof;
}

/** @returns a path without the slash or ending that some hosts add to it */
const plainPath = (pathname: string) => pathname.replace(/(?:\.html)?\/*$/, "");

/**
 * Finds the page of a sign-in link whose path was changed in transit: encoded, upper-cased, or with trailing punctuation.
 * @returns the page's address on this site; undefined if the path is fine
 */
export function intendedAddress({
  pathname,
  search,
  hash,
}: Pick<URL, "pathname" | "search" | "hash">): string | undefined {
  const [, path = "", rest = ""] = /^([^?#&]*)(.*)/.exec(decodedWholly(pathname)) ?? [];
  const [page] = /^\/auth\/(?:callback|reset-password)(?!\/?[\w-])/i.exec(path) ?? [];
  const meant = page?.toLowerCase() ?? (isLinkInHash(rest) ? path : pathname);
  return plainPath(pathname) === plainPath(meant)
    ? undefined
    : meant + withPlainAnds(rest + search + hash).replace(/^&/, "?");
}

/** @returns a text without escapes, however often gateways have escaped those of another */
function decodedWholly(text: string): string {
  return decoded(text.replace(/%(?:25)+(?=[\da-f]{2})/gi, "%"));
}

/** @returns a text without its percent signs; the text itself if they mean nothing */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
