import { useState, useSyncExternalStore } from "react";

/**
 * Whether a component hydrates server-rendered HTML, to keep what only the server knows.
 * @returns true on the server and in hydrated components; false in components that are added later
 */
export function useIsHydrated(): boolean {
  const [isHydrated] = useState(useSyncExternalStore(neverChanges, inBrowser, atHydration));
  return isHydrated;
}

const neverChanges = () => () => undefined;
const inBrowser = () => false;
const atHydration = () => true;
