import site from "virtual:site";
import { whileOnline } from "../browser/while-online.client.ts";
import { arrivalUrl, needsSignIn } from "./arrival.client.ts";
import { intendedAddress } from "./fields-in-address.ts";
import { isAuthPage, RESET_PASSWORD } from "./link-in-address.ts";
import { rememberAddress } from "./reload-with-link.ts";
import type { Connection } from "./with-retry.client.ts";

/**
 * Starts signing in visitors who followed a link, and keeps the session of those who are signed in. Anonymous visitors fetch
 * nothing.
 * @returns a function that opens the page for a new password for those who followed a link. If opening it leaves the document
 *   (`leavesDocument`), it waits for the outcome first: until then the link is in this document's memory alone.
 */
export function beginSignIn(): (open: (page: typeof RESET_PASSWORD) => unknown, leavesDocument?: boolean) => void {
  const meant = intendedAddress(new URL(arrivalUrl ?? location.href));
  // On this site, whatever the path looks like; the history keeps nothing of it.
  if (meant) location.replace(location.origin + meant);
  if (meant || !needsSignIn()) return () => undefined;
  rememberAddress(arrivalUrl);
  const begun = import("./flows.client.ts").then(({ signIn, subscribeToConnection }) => ({
    outcome: signIn(),
    subscribeToConnection,
  }));
  // A failure is reported by the function below, which awaits the same promise.
  begun.catch(() => undefined);
  // The auth pages show the outcome themselves, and a visitor who leaves them is not called back.
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
      if (status === "other-link" && !isLed) sayLinkIsOfAnotherKind();
      else if (status !== "none") lead();
    } catch (error) {
      console.error("The sign-in link did not work.", error);
      if (arrivalUrl && !leavesDocument) lead();
    }
  };
}

/** The page stays as it was while the service is away; the step is repeated until it answers. */
function tellOnce(): (connection: Connection) => void {
  let isTold = false;
  return (connection) => {
    if (isTold || connection !== "silent") return;
    isTold = true;
    console.error("The sign-in link waits: the service isn't answering. It is asked again until it does.");
  };
}

/** A link of another kind leaves visitors on their page: a message leads on. */
function sayLinkIsOfAnotherKind(): void {
  whileOnline(() => import("../forms/toast.client.tsx"))
    .then(({ showNextStep }) => showNextStep(site.otherLink, RESET_PASSWORD))
    .catch((error: unknown) => console.error("What to say of the link could not be loaded.", error));
}
