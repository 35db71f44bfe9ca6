import { sessionKey } from "../backend/session-key.ts";
import { arrival } from "./arrival.client.ts";
import { isAuthPage, RESET_PASSWORD } from "./arrival.ts";
import { readItem } from "./storage.client.ts";

/**
 * Begins to sign in whoever came by a link, and to keep up the session of whoever is signed in. Anonymous visitors fetch
 * nothing.
 * @returns leads those who came by a link on to the page for a new password, which it is given the way to open
 */
export function beginSignIn(): (open: (page: typeof RESET_PASSWORD) => unknown) => Promise<void> {
  const { tokens, code, serviceError } = arrival;
  const isNeeded = sessionKey && (tokens || code || serviceError || readItem(sessionKey));
  if (!isNeeded) return async () => undefined;
  const begun = import("./flows.client.ts").then((flows) => flows.signIn());
  // Whoever waits for it is told; until then nobody does.
  begun.catch(() => undefined);
  return async (open) => {
    try {
      const outcome = await begun;
      // The auth pages deal with the outcome themselves.
      if (outcome.status !== "none" && !isAuthPage(location.pathname)) await open(RESET_PASSWORD);
    } catch (error) {
      console.error("The sign-in link did not work.", error);
    }
  };
}
