import { KEPT_PREFIX } from "./kept-leads.ts";

/** @returns whether this browser keeps something for later that could not be sent yet. Everybody else never fetches what sending needs. */
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
