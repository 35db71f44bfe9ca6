import { useState, useSyncExternalStore } from "react";

/**
 * Says whether a component hydrates HTML that the server rendered, so that what only the server knows can be left as it is.
 * @returns true on the server, and for good in what React hydrates; false in what is added to the page later
 */
export function useIsHydrated(): boolean {
  const [isHydrated] = useState(useSyncExternalStore(neverChanges, inBrowser, atHydration));
  return isHydrated;
}

const neverChanges = () => () => undefined;
const inBrowser = () => false;
const atHydration = () => true;
