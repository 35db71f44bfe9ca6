import { arrivalUrl, needsSignIn } from "./arrival.client.ts";
import { isAuthPage, RESET_PASSWORD } from "./link-in-address.ts";
import { rememberAddress } from "./reload-with-link.ts";

/**
 * Starts signing in visitors who came by a link, and keeps the session of those who are signed in. Anonymous visitors fetch
 * nothing.
 * @returns leads those who came by a link on to the page for a new password, which it is given the way to open. A way that
 *   leaves the document waits for the outcome: what a link holds is in this document's memory alone until then.
 */
export function beginSignIn(): (open: (page: typeof RESET_PASSWORD) => unknown, leavesDocument?: boolean) => void {
  if (!needsSignIn()) return () => undefined;
  rememberAddress(arrivalUrl);
  const begun = import("./flows.client.ts").then(({ signIn, subscribeToConnection }) => ({
    outcome: signIn(),
    subscribeToConnection,
  }));
  // A failure is shown once somebody waits for it; until then nobody does.
  begun.catch(() => undefined);
  // The auth pages deal with the outcome themselves, and anyone who goes elsewhere from there is not called back.
  let isLed = isAuthPage(location.pathname);
  return async (open, leavesDocument = false) => {
    const lead = () => {
      if (!isLed) open(RESET_PASSWORD);
      isLed = true;
    };
    try {
      const { outcome, subscribeToConnection } = await begun;
      // That page says so, offers another try, and goes on by itself.
      const stop = subscribeToConnection((connection) => connection === "silent" && !leavesDocument && lead());
      const { status } = await outcome;
      stop();
      if (status !== "none") lead();
    } catch (error) {
      console.error("The sign-in link did not work.", error);
      if (arrivalUrl && !leavesDocument) lead();
    }
  };
}
