import site from "virtual:site";
import { whileOnline } from "../browser/while-online.client.ts";
import { arrivalUrl, needsSignIn } from "./arrival.client.ts";
import { intendedAddress } from "./fields-in-address.ts";
import { isAuthPage, RESET_PASSWORD } from "./link-in-address.ts";
import { rememberAddress } from "./reload-with-link.ts";
import type { Connection } from "./with-retry.client.ts";

/**
 * Starts the sign-in of visitors who followed a link, and keeps existing sessions. Anonymous visitors download
 * nothing.
 * @returns a function that opens the page for a new password for those who followed a link. If that leaves the document
 * (`leavesDocument`), it waits for the result first: until then the link exists in memory only.
 */
export function beginSignIn(): (open: (page: typeof RESET_PASSWORD) => unknown, leavesDocument?: boolean) => void {
  const meant = intendedAddress(new URL(arrivalUrl ?? location.href));
  // On this site, whatever the path; not kept in the history.
  if (meant) location.replace(location.origin + meant);
  if (meant || !needsSignIn()) return () => undefined;
  rememberAddress(arrivalUrl);
  const begun = import("./flows.client.ts").then(({ signIn, subscribeToConnection }) => ({
    outcome: signIn(),
    subscribeToConnection,
  }));
  // The function below awaits the same promise and reports a failure.
  begun.catch(() => undefined);
  // The auth pages show the result themselves, and visitors who leave them aren't taken back.
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

/** The page stays while the service is unavailable; the step is retried until it answers. */
function tellOnce(): (connection: Connection) => void {
  let isTold = false;
  return (connection) => {
    if (isTold || connection !== "silent") return;
    isTold = true;
    console.error("The sign-in link waits: the service isn't answering. It is asked again until it does.");
  };
}

/** A link of another type leaves visitors on their page, with a message. */
function sayLinkIsOfAnotherKind(): void {
  whileOnline(() => import("../forms/toast.client.tsx"))
    .then(({ showNextStep }) => showNextStep(site.otherLink, RESET_PASSWORD))
    .catch((error: unknown) => console.error("What to say of the link could not be loaded.", error));
}
