/** What a link of the authentication service brought to this site in the address. */
export interface Arrival {
  /** Both tokens of a session, from a link that carries them in its hash. */
  readonly tokens: { readonly access_token: string; readonly refresh_token: string } | undefined;
  /** A code that can be exchanged for a session, once. */
  readonly code: string | undefined;
  /** What the callback was asked to do after that. */
  readonly isRecovery: boolean;
  readonly next: string | null;
  /** Why the service signed nobody in, in its own words. */
  readonly serviceError: string | undefined;
}

const CALLBACK = "/auth/callback";

/** The page on which staff set a new password. */
export const RESET_PASSWORD = "/auth/reset-password";

/** Whether a path is one of the two pages that deal with sign-in links themselves. */
export function isAuthPage(pathname: string): boolean {
  return pathname === CALLBACK || pathname === RESET_PASSWORD;
}

/** Shorter hashes are anchors (specified). */
const SHORTEST_HASH = 10;
const TYPES = ["magiclink", "recovery"];

/** Where the service says what went wrong, the best wording first. */
const ERROR_FIELDS = ["error_description", "error_code", "error"];

/** Reads what an address brings along. A code counts on the callback page, an error in the query on the auth pages. */
export function readArrival({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): Arrival {
  const query = new URLSearchParams(search);
  const fields = new URLSearchParams(hash.slice(1));
  return {
    tokens: hash.length < SHORTEST_HASH ? undefined : readTokens(fields),
    code: (pathname === CALLBACK && query.get("code")) || undefined,
    isRecovery: query.get("type") === "recovery",
    next: query.get("next"),
    serviceError: readError(fields) ?? (isAuthPage(pathname) ? readError(query) : undefined),
  };
}

function readTokens(fields: URLSearchParams): Arrival["tokens"] {
  const access_token = fields.get("access_token");
  const refresh_token = fields.get("refresh_token");
  const isSignIn = TYPES.includes(fields.get("type") ?? "");
  return access_token && refresh_token && isSignIn ? { access_token, refresh_token } : undefined;
}

function readError(fields: URLSearchParams): string | undefined {
  return ERROR_FIELDS.map((name) => fields.get(name)?.trim()).find(Boolean);
}

/** @returns the address to show instead, without what must not be seen, kept or sent on; undefined if it may stay. */
export function cleanAddress(location: Pick<URL, "pathname" | "search" | "hash">): string | undefined {
  const { tokens, code } = readArrival(location);
  if (!tokens && !code) return undefined;
  const query = new URLSearchParams(location.search);
  if (code) query.delete("code");
  const search = code ? `?${query}`.replace(/^\?$/, "") : location.search;
  return location.pathname + search + (tokens ? "" : location.hash);
}
