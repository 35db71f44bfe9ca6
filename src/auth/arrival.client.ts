import { sessionKey } from "../backend/session-key.ts";
import { hasItems, readItem } from "../browser/storage.client.ts";
import { isLinkInHash, withoutLink } from "./link-in-address.ts";

/** Code verifiers, this site's and the client library's: what is kept beside a session (session-key.ts). */
const hasAsked = hasItems(`${sessionKey}-`);

const address = withoutLink(location, hasAsked);

/** The document's address with its sign-in link; undefined without one. */
export const arrivalUrl = address === undefined ? undefined : location.href;

// Importing this module takes the link off the address, at once.
if (address !== undefined) history.replaceState(history.state, "", address);

// A link that is pasted into an open tab changes the hash only, and loads nothing. It shall do what it does in a new tab;
// what listens later, such as the router, must not see it.
addEventListener("popstate", (event) => {
  if (!isLinkInHash(location.hash)) return;
  event.stopImmediatePropagation();
  location.reload();
});

/** Whether the visitor is signed in or just followed a sign-in link. All others never fetch what signing in needs. */
export function needsSignIn(): boolean {
  return Boolean(sessionKey && (arrivalUrl || readItem(sessionKey)));
}
