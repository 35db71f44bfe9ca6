import type { AnyRouter } from "@tanstack/react-router";
import type { HydrationOptions } from "react-dom/client";
import { restoreDocumentState } from "./document-state.client.ts";
import { showFilm } from "./film.client.ts";

/** Where a document's entry of the history says that the application shall stay away. */
const MARK = "plain";

/**
 * What happens when React fails, as it does where a translation or an extension has changed the document under it.
 * The page is never left empty.
 */
export function afterFailures(router: AnyRouter): HydrationOptions {
  return {
    // React has rebuilt the document, without what scripts had written into it.
    onRecoverableError: (error) => {
      restoreDocumentState();
      showFilm();
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

/** React reports most errors, but stops silently when elements of the head have been moved or removed. */
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

/**
 * Shows the page as the plain document that it is without the application: readable, with links that work. The last
 * resort where something in the browser breaks React.
 */
function showPlainDocument(): void {
  replaceState({ ...history.state, [MARK]: true });
  location.reload();
}

/** @returns whether the application shall stay away from this document; anyone who reloads it once more gets the application. */
export function isPlainDocument(): boolean {
  if (!history.state?.[MARK]) return false;
  const { [MARK]: _mark, ...state } = history.state;
  replaceState(state);
  return true;
}

/** The router listens to calls on `history` itself, and would render once more. */
function replaceState(state: object): void {
  History.prototype.replaceState.call(history, state, "");
}
