import { withStorage } from "../browser/storage.client.ts";
import { hasUnsentLeads } from "../forms/outbox/unsent-leads.client.ts";
import { hasNewRelease } from "./has-new-release.client.ts";

/** The application's path, which every page of this release has. */
const own = new URL(import.meta.url).pathname;

/** The key for releases that this tab has left. */
const LEFT = "left";

/**
 * Reloads the page if a script that is needed later is gone after a new release. Only
 * pages with a form need that: on others, every link leads to the new release. Forms keep their drafts.
 */
export function recoverFromNewRelease(): void {
  addEventListener("vite:preloadError", () => {
    // Without a newer release the network is to blame, and the caller reports it.
    if (document.querySelector("main form")) leaveIfOutdated().catch(() => undefined);
  });
}

/** Visitors who are typing, sending or reading the thanks aren't interrupted: the page has what sending needs. */
async function leaveIfOutdated(): Promise<void> {
  if (!(await hasNewRelease(own))) return;
  const isTyping = document.activeElement?.matches("input, select, textarea");
  const isSent = !document.querySelector("main form");
  if (!isTyping && !isSent && !hasUnsentLeads()) leave();
  document.addEventListener("visibilitychange", () => document.hidden && leave());
}

/**
 * Each release is left once per tab, to avoid loops, and never over a typed password, or
 * in a browser without storage.
 */
function leave(): void {
  const passwords = document.querySelectorAll<HTMLInputElement>("main [autocomplete=new-password]");
  if ([...passwords].some(({ value }) => value)) return;
  if (withStorage(rememberLeaving, false, () => sessionStorage)) location.reload();
}

function rememberLeaving(storage: Storage): boolean {
  const left = storage.getItem(LEFT) ?? "";
  if (left.includes(own)) return false;
  storage.setItem(LEFT, left + own);
  return true;
}
