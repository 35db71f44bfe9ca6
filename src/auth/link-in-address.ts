const CALLBACK = "/auth/callback";

export const RESET_PASSWORD = "/auth/reset-password";

/** Whether a path is the page for sign-in links. */
export function isCallbackPath(pathname: string): boolean {
  return pathname === CALLBACK;
}

/** Whether a path is one of the two pages that handle sign-in links. */
export function isAuthPage(pathname: string): boolean {
  return isCallbackPath(pathname) || pathname === RESET_PASSWORD;
}

// Allows for changes by mail programs and gateways (fields-in-address.ts).
const IN_HASH = /(?:(?:access|refresh)[^&=]{1,9}token|[#&?;6]error\w*)\\?(?:=|%(?:25)*3D)[^&]/i;
const ON_AUTH_PAGES = /[?&\\%][^&=?]{0,50}?(?:code|hash|error\w*)[^\w&=?]*(?:=|%(?:25)*3D)[^&?#]+/gi;
const BESIDE_HASH = /[?&]error\w*=[^&]+/gi;
const CODE = /[?&\\%][^&=?]{0,50}?code(?:=|%(?:25)*3D)[\da-f-]{36}[^&#]*/gi;

/** Whether a hash has tokens or the service's error. */
export function isLinkInHash(hash: string): boolean {
  return IN_HASH.test(hash);
}

type Address = Pick<URL, "pathname" | "search" | "hash">;

/**
 * Removes a sign-in link from an address: it must not be seen, stored or passed on.
 * @param hasAsked whether this browser requested a link that was not used yet: then a code in the service's format
 * counts on any page, as a misconfigured site address can lead anywhere
 * @returns the new address; undefined if there is nothing to remove
 */
export function withoutLink({ pathname, search, hash }: Address, hasAsked: boolean): string | undefined {
  const isInHash = isLinkInHash(hash);
  // The "#" of "&#38;" begins a hash.
  const fields = isInHash ? search : search + hash;
  const part = isAuthPage(pathname) ? ON_AUTH_PAGES : isInHash ? BESIDE_HASH : CODE;
  const rest = part === CODE && !hasAsked ? fields : fields.replace(part, "").replace(/^&(?:[^&=]*;)?/, "?");
  return isInHash || rest !== fields ? pathname + rest : undefined;
}
