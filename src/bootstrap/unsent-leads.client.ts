import { KEPT_PREFIX } from "../forms/outbox/kept-leads.ts";

/**
 * Calls back if something waits in this browser that could not be sent on an earlier visit. It goes out from any page;
 * everybody else, which is nearly everybody, never fetches what sending needs.
 */
export function sendUnsentLeads(send: () => unknown): void {
  if (hasUnsentLeads()) send();
}

/** @returns whether this browser keeps something for later that could not be sent yet. */
export function hasUnsentLeads(): boolean {
  return storedKeys().some((key) => key.startsWith(KEPT_PREFIX));
}

/** Browsers that are told to keep nothing throw instead of saying so. */
function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
