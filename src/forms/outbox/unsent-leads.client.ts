import { withStorage } from "../../browser/storage.client.ts";
import { KEPT_PREFIX } from "./kept-leads.ts";

/** @returns whether this browser keeps something for later that could not be sent yet. Everybody else never fetches what sending needs. */
export function hasUnsentLeads(): boolean {
  return withStorage<string[]>(Object.keys, []).some((key) => key.startsWith(KEPT_PREFIX));
}
