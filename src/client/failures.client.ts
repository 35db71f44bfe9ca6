import type { AnyRouter } from "@tanstack/react-router";
import type { HydrationOptions } from "react-dom/client";
import { restoreDocumentState } from "./document-state.client.ts";
import { showFilm } from "./film.client.ts";
import { keepTyped } from "./typed.client.ts";

/** The history state that keeps the application away. */
const MARK = "plain";

/**
 * Handles failures of React, as when a translation or an extension has changed the document.
 * The page is never left empty.
 */
export function afterFailures(router: AnyRouter): HydrationOptions {
  const restoreTyped = keepTyped();
  return {
    // React has rebuilt the document, without the scripted state.
    onRecoverableError: (error) => {
      restoreDocumentState();
      restoreTyped();
      showFilm();
      reportError(error);
    },
    onCaughtError: (error) => {
      console.error(error);
      // A page that failed to load says so itself, and offers a retry.
      if (!hasFailedToLoad(router)) showPlainDocument();
    },
    onUncaughtError: (error) => {
      reportError(error);
      showPlainDocument();
    },
  };
}

/** React reports most errors, but stops silently if elements of the head were moved or removed. */
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
 * Reloads the page as a plain document without the application: readable, with links that work. The last
 * resort if something in the browser breaks React.
 */
function showPlainDocument(): void {
  replaceState({ ...history.state, [MARK]: true });
  location.reload();
}

/** Whether the application stays away from this document; another reload brings it back. */
export function isPlainDocument(): boolean {
  if (!history.state?.[MARK]) return false;
  const { [MARK]: _mark, ...state } = history.state;
  replaceState(state);
  return true;
}

/** The router patches `history` itself, and would render again. */
function replaceState(state: object): void {
  History.prototype.replaceState.call(history, state, "");
}
