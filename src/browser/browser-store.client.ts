import { withStorage } from "./storage.client.ts";

/** Text storage in the browser, with a fallback in memory. */
export interface BrowserStore {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
  /** Whether a stored text survives closing the page. */
  readonly isPersisted: (key: string) => boolean;
}

/**
 * Makes a store on the browser's storage. What the browser refuses to store (private windows, blocked site data, quota)
 * is kept while the page is open.
 * @param storage gives the browser's storage; may throw, as `localStorage` does where site data are blocked
 */
export function createBrowserStore(storage: () => Storage): BrowserStore {
  const memory = new Map<string, string>();
  const attempt = <Result>(use: (found: Storage) => Result, fallback: Result) => withStorage(use, fallback, storage);
  return {
    get: (key) => memory.get(key) ?? attempt((found) => found.getItem(key), null),
    set: (key, value) => {
      const isKept = attempt((found) => {
        found.setItem(key, value);
        return true;
      }, false);
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((found) => found.removeItem(key), undefined);
    },
    keys: () => [...new Set([...memory.keys(), ...attempt((found) => Object.keys(found), [])])],
    isPersisted: (key) => !memory.has(key),
  };
}

/** The store of drafts and unsent leads. */
export const browserStore = createBrowserStore(() => localStorage);

/** Reads stored JSON, which callers have to check: it may be from another version or site. */
export function readJson(store: BrowserStore, key: string): unknown {
  try {
    return JSON.parse(store.get(key) ?? "null");
  } catch {
    return null;
  }
}
