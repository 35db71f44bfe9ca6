import type { AnyRouter } from "@tanstack/react-router";
import type { HydrationOptions } from "react-dom/client";
import { REBUILT } from "../bootstrap/rebuilt.ts";
import { showPlainDocument } from "./plain-document.client.ts";

/**
 * What happens when React fails, as it does where a translation or an extension has changed the document under it.
 * Nobody is left with an empty page.
 */
export function afterFailures(router: AnyRouter): HydrationOptions {
  return {
    onRecoverableError: (error) => {
      dispatchEvent(new Event(REBUILT));
      reportError(error);
    },
    onCaughtError: (error) => {
      console.error(error);
      // A page that could not be fetched says so itself, and offers another try.
      if (!hasFailedToLoad(router)) showPlainDocument();
    },
    onUncaughtError: (error) => {
      reportError(error);
      showPlainDocument();
    },
  };
}

/** React hands on most of what goes wrong, but dies without a word when elements of the head are gone from their place. */
export function watchNavigations(router: AnyRouter): void {
  addEventListener("error", () => {
    const { location: wanted, resolvedLocation: shown } = router.state;
    if (wanted.href !== shown?.href) showPlainDocument();
  });
}

function hasFailedToLoad(router: AnyRouter): boolean {
  const matches: readonly { readonly status: string }[] = router.state.matches;
  return matches.some(({ status }) => status === "error");
}
