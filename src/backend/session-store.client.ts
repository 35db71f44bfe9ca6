import { browserStore, readJson } from "../browser/browser-store.client.ts";
import { sessionKey, verifiersKey } from "./session-key.ts";

/** Where the library looks for the code verifier (PKCE) of a link that was asked for in this browser. */
const VERIFIER = `${sessionKey}-code-verifier`;

const KEPT = `${verifiersKey}`;

/** Hardly anybody asks for more links before following one. */
const MOST = 5;

let offered: string | null = null;

/** The library keeps each code verifier under several names, which all end like this. */
const isVerifier = (key: string) => key.endsWith("-code-verifier");

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

/** @returns the code verifiers that are kept, the newest first. */
export function keptVerifiers(): readonly string[] {
  const kept = readJson(browserStore, KEPT);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
}

/** Chooses the code verifier that the library sends with the next code. */
export function offerVerifier(verifier: string): void {
  offered = verifier;
}

/** Forgets all code verifiers: a link has worked, and those before it are dead. */
export function forgetVerifiers(): void {
  offered = null;
  browserStore.remove(KEPT);
}

/** Forgets a session that the service does not know any more. */
export function forgetSession(): void {
  if (sessionKey) browserStore.remove(sessionKey);
}
