import { verifiersKey } from "../backend/session-key.ts";
import { cleanAddress, readArrival } from "./arrival.ts";
import { rememberAddress } from "./come-again.ts";
import { readItem } from "./storage.client.ts";

/** What the document's address brought along. Importing this module takes links' parts off the address, at once. */
export const arrival = readArrival(location, Boolean(readItem(verifiersKey)));

const address = cleanAddress(location, arrival);
if (address !== undefined) {
  rememberAddress(location.href);
  history.replaceState(history.state, "", address);
}

// A link that is pasted into an open tab changes the hash only, and loads nothing. It shall do what it does in a new tab;
// what listens later, such as the router, must not see it.
addEventListener("popstate", (event) => {
  if (!readArrival({ pathname: location.pathname, search: "", hash: location.hash }, false).link) return;
  event.stopImmediatePropagation();
  location.reload();
});
