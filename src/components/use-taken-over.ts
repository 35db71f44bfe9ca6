import { useState, useSyncExternalStore } from "react";

/**
 * Says whether a component takes over what already stands in the document that the browser loaded, so that what only
 * the server knows can stay where it is.
 * @returns true on the server, and in what React takes over from it, for good; false in what is put into the page later
 */
export function useTakenOver(): boolean {
  const [isTakenOver] = useState(useSyncExternalStore(neverChanges, inBrowser, atHydration));
  return isTakenOver;
}

const neverChanges = () => () => undefined;
const inBrowser = () => false;
const atHydration = () => true;
