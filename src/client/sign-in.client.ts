import { arrivalUrl } from "../auth/arrival.client.ts";
import { sessionKey } from "../backend/session-key.ts";
import { readItem } from "../browser/storage.client.ts";

/**
 * Calls back if somebody is signed in or just followed a sign-in link. Everybody else, which is nearly everybody, never
 * fetches what signing in needs.
 */
export function loadForSignIn(load: () => unknown): void {
  if (sessionKey && (arrivalUrl || readItem(sessionKey))) load();
}
