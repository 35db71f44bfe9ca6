import { hasItems } from "../../browser/storage.client.ts";

/** What the names of unsent leads begin with, in the browser's storage. */
export const KEPT_PREFIX = "unsent:";

/** @returns whether this browser keeps leads that could not be sent yet. Only then is the code for sending fetched early. */
export function hasUnsentLeads(): boolean {
  return hasItems(KEPT_PREFIX);
}
