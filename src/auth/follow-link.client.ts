import site from "virtual:site";
import { whileOnline } from "../browser/while-online.client.ts";
import { arrivalUrl, needsSignIn } from "./arrival.client.ts";
import { meantAddress } from "./fields-in-address.ts";
import { isAuthPage, RESET_PASSWORD } from "./link-in-address.ts";
import { rememberAddress } from "./reload-with-link.ts";
import type { Connection } from "./with-retry.client.ts";

/**
 * Starts signing in visitors who came by a link, and keeps the session of those who are signed in. Anonymous visitors fetch
 * nothing.
 * @returns leads those who came by a link on to the page for a new password, which it is given the way to open. A way that
 *   leaves the document waits for the outcome: what a link holds is in this document's memory alone until then.
 */
export function beginSignIn(): (open: (page: typeof RESET_PASSWORD) => unknown, leavesDocument?: boolean) => void {
  const meant = meantAddress(new URL(arrivalUrl ?? location.href));
  // On this site, whatever the path looks like; the history keeps nothing of it.
  if (meant) location.replace(location.origin + meant);
  if (meant || !needsSignIn()) return () => undefined;
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
      const stop = subscribeToConnection(isLed ? () => undefined : tellOnce());
      const { status } = await outcome;
      stop();
      if (status === "other-link" && !isLed) sayItsNoUse();
      else if (status !== "none") lead();
    } catch (error) {
      console.error("The sign-in link did not work.", error);
      if (arrivalUrl && !leavesDocument) lead();
    }
  };
}

/** The page that was reached stays while the service is away, and shows nothing of it: the step is repeated by itself. */
function tellOnce(): (connection: Connection) => void {
  let isTold = false;
  return (connection) => {
    if (isTold || connection !== "silent") return;
    isTold = true;
    console.error("The sign-in link waits: the service isn't answering. It is asked again until it does.");
  };
}

/** A link that signs nobody in here takes nobody from their page: a message leads on. */
function sayItsNoUse(): void {
  whileOnline(() => import("../forms/toast.client.tsx"))
    .then(({ showWayOn }) => showWayOn(site.otherLink, RESET_PASSWORD))
    .catch((error: unknown) => console.error("What to say of the link could not be loaded.", error));
}
