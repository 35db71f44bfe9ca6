import { withStorage } from "../browser/storage.client.ts";
import { hasUnsentLeads } from "../forms/outbox/unsent-leads.client.ts";
import { hasNewRelease } from "./has-new-release.client.ts";

/** The application's path, which every page of this release names. */
const own = new URL(import.meta.url).pathname;

/** Under which key the tab remembers the releases that it has left. */
const LEFT = "left";

/**
 * Reloads the page where a script that the application needs later is gone because the site has been published again. Only
 * pages with a form need that: from the others, every link leads to the new release. Forms keep what was typed by themselves.
 */
export function recoverFromNewRelease(): void {
  addEventListener("vite:preloadError", () => {
    // Without a newer release the network is to blame, and the code that needed the script says so.
    if (document.querySelector("main form")) leaveIfOutdated().catch(() => undefined);
  });
}

/** A visitor who is typing, sending or reading the thanks is not interrupted: this page has what sending needs. */
async function leaveIfOutdated(): Promise<void> {
  if (!(await hasNewRelease(own))) return;
  const isTyping = document.activeElement?.matches("input, select, textarea");
  const isSent = !document.querySelector("main form");
  if (!isTyping && !isSent && !hasUnsentLeads()) leave();
  document.addEventListener("visibilitychange", () => document.hidden && leave());
}

/**
 * Each release is left once a tab, so that nothing can go round in circles, and never over a password that is being typed, nor
 * in a browser that keeps nothing.
 */
function leave(): void {
  const passwords = document.querySelectorAll<HTMLInputElement>("main [autocomplete=new-password]");
  if ([...passwords].some(({ value }) => value)) return;
  if (withStorage(rememberLeaving, false, () => sessionStorage)) location.reload();
}

/** @returns whether this tab leaves this release for the first time */
function rememberLeaving(storage: Storage): boolean {
  const left = storage.getItem(LEFT) ?? "";
  if (left.includes(own)) return false;
  storage.setItem(LEFT, left + own);
  return true;
}
