import { cameBy } from "../auth/arrival.client.ts";
import { readItem } from "../auth/storage.client.ts";
import { sessionKey } from "../backend/session-key.ts";

/**
 * Calls back if somebody is signed in or just followed a sign-in link. Everybody else, which is nearly everybody, never
 * fetches what signing in needs.
 */
export function loadForSignIn(load: () => unknown): void {
  if (sessionKey && (cameBy || readItem(sessionKey))) load();
}
