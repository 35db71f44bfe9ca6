import site from "virtual:site";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { resolveRedirect } from "../addresses/redirects.ts";
import { beginSignIn } from "../auth/follow-link.client.ts";
import { withoutNeedlessEscapes } from "../browser/address.client.ts";
import { createRouter } from "../router.tsx";
import type { Application } from "./application.ts";
import { afterFailures, isPlainDocument, watchNavigations } from "./failures.client.ts";
import { initialPage, isAtOwnAddress } from "./initial-page.client.ts";
import { createLoadPage } from "./load-page.client.ts";
import { announceNavigation, returnToTop, scrollAsSpecified } from "./navigation.client.ts";
import { recoverFromNewRelease } from "./new-release.client.ts";
import { forgetPageFiles, hasInitialData } from "./page-data.client.ts";
import { hydrateRoot } from "./react.client.ts";

type Router = ReturnType<typeof createRouter>;

/**
 * Hydrates the prerendered document with React and the router.
 * @returns the application once it runs; undefined if the document stays plain
 */
export async function start(): Promise<Application | undefined> {
  recoverFromNewRelease();
  if (isPlainDocument() || followRedirect()) return undefined;
  const release = new URL(import.meta.url).pathname;
  const followSignInLink = beginSignIn();
  if (!(await hasInitialData(release))) {
    void followSignInLink((page) => location.replace(page), true);
    return undefined;
  }
  const isRouted = isAtOwnAddress();
  const router = await takeOver(release, isRouted);
  if (!isRouted) {
    void followSignInLink((page) => location.replace(page), true);
    return { pages: undefined };
  }
  // The router restores only scroll positions it has seen; the reader may have scrolled before.
  document.dispatchEvent(new Event("scroll"));
  watchNavigations(router);
  announceNavigation(router);
  void followSignInLink((page) => {
    finishHydration();
    void router.navigate({ to: page, replace: true });
  });
  return {
    pages: { open: (page) => open(router, page), preload: ({ pathname: to }) => void router.preloadRoute({ to }) },
  };
}

/** Static hosts without redirects answer with the 404 page. @returns whether the browser navigates */
function followRedirect(): boolean {
  const { pathname, search, hash } = location;
  const address = withoutNeedlessEscapes(pathname) + search + hash;
  const target = initialPage.status === "404" ? resolveRedirect(site.redirects, address) : undefined;
  if (target) location.replace(target.href);
  return target !== undefined;
}

/**
 * Hydrates the document.
 * @param isRouted whether the router may use the address bar. On the 404 page, with its arbitrary address, the router stays on
 * that page, and the browser opens others.
 * @returns the router, once React has rendered the page's frame
 */
async function takeOver(release: string, isRouted: boolean): Promise<Router> {
  let isHydrated = false;
  const isDestination = (address: string) => router.latestLocation.pathname === address;
  const loadPage = createLoadPage({ release, isDestination });
  // The first render must not move a scrolled reader.
  const history = isRouted ? undefined : createMemoryHistory({ initialEntries: [initialPage.address ?? "/"] });
  const router = createRouter({ loadPage, history, mayScroll: () => isHydrated });
  // Pretends SSR, to render matches at once instead of pending states.
  router.ssr = { manifest: undefined };
  scrollAsSpecified(router);
  keepContentFresh(router);
  await router.load();
  return new Promise((resolve) => {
    const stop = router.subscribe("onRendered", () => {
      stop();
      isHydrated = true;
      resolve(router);
    });
    // A transition hydrates in slices, with input handled in between.
    startTransition(() => {
      const app = (
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>
      );
      hydrateRoot(document, app, afterFailures(router));
    });
  });
}

function open(router: Router, page: URL): void {
  finishHydration();
  const to = page.pathname + page.search + page.hash;
  const isShown = page.href === location.href && page.pathname === router.state.resolvedLocation?.pathname;
  if (isShown) returnToTop();
  else void router.navigate({ to });
}

/**
 * The router wraps the page in a Suspense boundary, which React hydrates last: leftovers would fail
 * with another page's data. A key event in the boundary makes React hydrate it at once.
 */
function finishHydration(): void {
  document.querySelector("main > *")?.dispatchEvent(new Event("keyup", { bubbles: true }));
}

/** In the dev server, updates the open page after edits in content/. */
function keepContentFresh(router: Router): void {
  import.meta.hot?.on("content:changed", () => {
    forgetPageFiles();
    void router.invalidate();
  });
}
