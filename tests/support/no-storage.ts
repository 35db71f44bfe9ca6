import type { Page } from "@playwright/test";

const STORES = ["localStorage", "sessionStorage", "indexedDB", "caches", "cookieStore"];

/** As browsers do that are told to keep nothing: looking at a store is an error already, and locks are refused. */
export function forbidStores(page: Page): Promise<unknown> {
  return page.addInitScript((stores) => {
    const refusal = () => new DOMException("Access is denied for this document.", "SecurityError");
    const refuse = () => {
      throw refusal();
    };
    for (const store of stores) Object.defineProperty(window, store, { get: refuse });
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
    LockManager.prototype.request = () => Promise.reject(refusal());
  }, STORES);
}
