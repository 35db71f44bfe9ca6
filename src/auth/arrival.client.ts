import { sessionKey } from "../backend/session-key.ts";
import { hasItems, readItem } from "../browser/storage.client.ts";
import { isLinkInHash, withoutLink } from "./link-in-address.ts";

/** Code verifiers of this site and of the client library, next to the session (session-key.ts). */
const hasAsked = hasItems(`${sessionKey}-`);

const address = withoutLink(location, hasAsked);

/** The document's address with its sign-in link; undefined without one. */
export const arrivalUrl = address === undefined ? undefined : location.href;

// Importing this module removes the link from the address at once.
if (address !== undefined) history.replaceState(history.state, "", address);

// A link that is pasted into an open tab only changes the hash. It has to work as in a new tab, and
// later listeners, such as the router, must not see it.
addEventListener("popstate", (event) => {
  if (!isLinkInHash(location.hash)) return;
  event.stopImmediatePropagation();
  location.reload();
});

/** Whether the visitor is signed in or followed a sign-in link. Other visitors never download the code for it. */
export function needsSignIn(): boolean {
  return Boolean(sessionKey && (arrivalUrl || readItem(sessionKey)));
}
