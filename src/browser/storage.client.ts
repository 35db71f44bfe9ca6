/**
 * Uses the browser's storage, which throws where it is blocked or full.
 * @param storage gives the storage; where site data are blocked, even accessing it throws
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

/** Whether the browser has stored keys with this prefix. */
export function hasItems(prefix: string): boolean {
  return withStorage((storage) => Object.keys(storage).some((key) => key.startsWith(prefix)), false);
}

/** @returns the stored text; null without one, or if this build has no such key */
export function readItem(key: string | undefined): string | null {
  return key === undefined ? null : withStorage((storage) => storage.getItem(key), null);
}
