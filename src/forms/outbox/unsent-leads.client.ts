import { hasItems } from "../../browser/storage.client.ts";

/** The prefix of unsent leads in the browser's storage. */
export const KEPT_PREFIX = "unsent:";

export function hasUnsentLeads(): boolean {
  return hasItems(KEPT_PREFIX);
}
