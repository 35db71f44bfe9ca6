/**
 * Uses the browser's storage, which throws where it is blocked or full.
 * @param storage gives the storage; where site data are blocked, even naming it throws
 * @returns the fallback if it threw
 */
export function withStorage<Result>(
  use: (storage: Storage) => Result,
  fallback: Result,
  storage: () => Storage = () => localStorage,
): Result {
  try {
    return use(storage());
  } catch {
    return fallback;
  }
}

/** @returns whether the browser keeps anything under a name that begins like this */
export function hasItems(prefix: string): boolean {
  return withStorage((storage) => Object.keys(storage).some((key) => key.startsWith(prefix)), false);
}

/** @returns what is stored under a key; null if nothing is, or if this build has no such key */
export function readItem(key: string | undefined): string | null {
  return key === undefined ? null : withStorage((storage) => storage.getItem(key), null);
}
