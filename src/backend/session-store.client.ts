import { browserStore, readJson } from "../browser/browser-store.client.ts";
import { sessionKey } from "./session-key.ts";

/** Where the library stores the code verifier (PKCE) of the last link request. */
const VERIFIER = `${sessionKey}-code-verifier`;

/** Where this site stores the code verifiers of all link requests in this browser. */
const KEPT = `${sessionKey}-verifiers`;

/** Few people ask for more links before following one. */
const MOST = 5;

let offered: string | null = null;

/** The library stores each code verifier under several keys with this prefix and suffix. */
const isVerifier = (key: string) => key.startsWith(`${sessionKey}-`) && key.endsWith("-code-verifier");

/**
 * The client library's storage. Sessions are left to the library. Code verifiers are kept until a link has worked: the library drops
 * the verifier of a refused request, though the service may have stored it and sent the link, and drops its only
 * verifier when a code is garbage.
 */
export const sessionStore = {
  getItem: (key: string) => {
    if (isVerifier(key)) return key === VERIFIER ? offered : null;
    return browserStore.get(key);
  },
  setItem: (key: string, value: string) => {
    if (key === VERIFIER) keepVerifiers([value, ...keptVerifiers()].slice(0, MOST));
    else if (!isVerifier(key)) browserStore.set(key, value);
  },
  removeItem: (key: string) => {
    if (!isVerifier(key)) browserStore.remove(key);
  },
};

function keepVerifiers(verifiers: readonly string[]): void {
  browserStore.set(KEPT, JSON.stringify(verifiers));
}

/** The code verifiers in this browser, newest first, with the library's own last. */
export function keptVerifiers(): readonly string[] {
  const kept = readJson(browserStore, KEPT);
  const own = Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  return [...new Set([...own, ...libraryVerifiers()])];
}

/** The library stores JSON. One of the keys holds a list, not a verifier. */
function libraryVerifiers(): readonly string[] {
  const keys = browserStore.keys().filter(isVerifier);
  const values = keys.map((key) => readJson(browserStore, key) ?? browserStore.get(key));
  return values.filter((value) => typeof value === "string").map((value) => JSON.stringify(value));
}

/** Sets the code verifier that the library sends with the next code. */
export function offerVerifier(verifier: string | null): void {
  offered = verifier;
}

export function forgetVerifiers(): void {
  offered = null;
  for (const key of [KEPT, ...browserStore.keys().filter(isVerifier)]) browserStore.remove(key);
}

/** Forgets a session that the service no longer knows. */
export function forgetSession(): void {
  if (sessionKey) browserStore.remove(sessionKey);
}
