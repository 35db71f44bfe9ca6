import { browserStore, readJson } from "../browser/browser-store.client.ts";
import { sessionKey } from "./session-key.ts";

/** Where the library looks for the code verifier (PKCE) of a link that was asked for in this browser. */
const VERIFIER = `${sessionKey}-code-verifier`;

/** Where this site keeps the code verifiers of all links that were asked for in this browser. */
const KEPT = `${sessionKey}-verifiers`;

/** How many code verifiers are kept: few people ask for more links before following one. */
const MOST = 5;

let offered: string | null = null;

/** The library keeps each code verifier under several names, which all begin and end like this. */
const isVerifier = (key: string) => key.startsWith(`${sessionKey}-`) && key.endsWith("-code-verifier");

/**
 * What the client library keeps in the browser. The session is its business. The code verifiers are not: it forgets that of a
 * request that was refused, though the service has stored it and may want it for the link that is in the mail already, and
 * it forgets the only one it offers when a code is garbage. So they stay until a link has worked.
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

/** @returns the code verifiers that this browser has, the newest first, and last what the library has put under its own names. */
export function keptVerifiers(): readonly string[] {
  const kept = readJson(browserStore, KEPT);
  const own = Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  return [...new Set([...own, ...libraryVerifiers()])];
}

/** As the library reads them: as JSON. Under one of the names is a list, which is no verifier. */
function libraryVerifiers(): readonly string[] {
  const keys = browserStore.keys().filter(isVerifier);
  const values = keys.map((key) => readJson(browserStore, key) ?? browserStore.get(key));
  return values.filter((value) => typeof value === "string").map((value) => JSON.stringify(value));
}

/** Chooses the code verifier that the library sends with the next code; without one, it says so itself. */
export function offerVerifier(verifier: string | null): void {
  offered = verifier;
}

/** Forgets all code verifiers: a link has worked, and those before it are dead. */
export function forgetVerifiers(): void {
  offered = null;
  for (const key of [KEPT, ...browserStore.keys().filter(isVerifier)]) browserStore.remove(key);
}

/** Forgets a session that the service does not know any more. */
export function forgetSession(): void {
  if (sessionKey) browserStore.remove(sessionKey);
}
