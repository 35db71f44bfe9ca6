import { withStorage } from "./storage.client.ts";

/** Keeps texts in the browser, as well as the browser allows. */
export interface BrowserStore {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
  /** Whether a text that is here now will be here after the page is closed. */
  readonly isPersisted: (key: string) => boolean;
}

/**
 * Makes a store on the browser's storage. What the browser refuses to keep (private windows, blocked site data, no room)
 * is kept as long as the page is open.
 *
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

/** The store that drafts and unsent leads share. */
export const browserStore = createBrowserStore(() => localStorage);

/** Reads JSON that this site, or something else, has stored earlier: callers have to check it. */
export function readJson(store: BrowserStore, key: string): unknown {
  try {
    return JSON.parse(store.get(key) ?? "null");
  } catch {
    return null;
  }
}
