const CALLBACK = "/auth/callback";

/** The page on which staff set a new password. */
export const RESET_PASSWORD = "/auth/reset-password";

/** Whether a path is the page on which sign-in links land. */
export function isCallbackPath(pathname: string): boolean {
  return pathname === CALLBACK;
}

/** Whether a path is one of the two pages that deal with sign-in links themselves. */
export function isAuthPage(pathname: string): boolean {
  return isCallbackPath(pathname) || pathname === RESET_PASSWORD;
}

// Signs as mail programs and gateways leave them are signs, too (fields-in-address.ts).
const IN_HASH = /[#&?;](?:access_token|refresh_token|error\w*)(?:=|%3D)[^&]/i;
const ON_AUTH_PAGES = /[?&](?:amp;)?(?:code|token_hash|error\w*)(?:=|%3D)[^&?]+/gi;
const BESIDE_HASH = /[?&]error\w*=[^&]+/gi;
const CODE = /[?&](?:amp;)?code=[\da-f]{8}(?:-[\da-f]{4,}){4}[^&]*/gi;

/** Whether a hash holds tokens of any kind of link, or the service's error. */
export function isLinkInHash(hash: string): boolean {
  return IN_HASH.test(hash);
}

type Address = Pick<URL, "pathname" | "search" | "hash">;

/**
 * Removes what a sign-in link has added to an address: it must not be seen, stored or passed on.
 * @param hasAsked whether this browser has asked for a link and not come by one since: then a code in the service's form
 *   counts on any page, since a site's address that the service was given wrongly leads anywhere
 * @returns the address to show instead; undefined if there is nothing to take off
 */
export function withoutLink({ pathname, search, hash }: Address, hasAsked: boolean): string | undefined {
  const isInHash = isLinkInHash(hash);
  const part = isAuthPage(pathname) ? ON_AUTH_PAGES : isInHash ? BESIDE_HASH : CODE;
  const rest = part === CODE && !hasAsked ? search : search.replace(part, "").replace(/^&(?:amp;)?/, "?");
  return isInHash || rest !== search ? pathname + rest + (isInHash ? "" : hash) : undefined;
}
