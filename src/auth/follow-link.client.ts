import type { AnyRouter } from "@tanstack/react-router";
import { sessionKey } from "../backend/session-key.ts";
import { arrival } from "./arrival.client.ts";
import { isAuthPage, RESET_PASSWORD } from "./arrival.ts";
import { readItem } from "./storage.client.ts";

/**
 * Begins to sign in whoever came by a link, and to keep up the session of whoever is signed in. Anonymous visitors fetch
 * nothing.
 * @returns leads those who came by a link on to the page for a new password
 */
export function beginSignIn(): (router: AnyRouter) => Promise<void> {
  const { tokens, code, serviceError } = arrival;
  const isNeeded = sessionKey && (tokens || code || serviceError || readItem(sessionKey));
  if (!isNeeded) return async () => undefined;
  const begun = import("./flows.client.ts").then((flows) => flows.signIn());
  // Whoever waits for it is told; until then nobody does.
  begun.catch(() => undefined);
  return async (router) => {
    const outcome = await begun;
    // The auth pages deal with the outcome themselves.
    if (outcome.status === "none" || isAuthPage(location.pathname)) return;
    await router.navigate({ to: RESET_PASSWORD, replace: true });
  };
}
