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
 * Lets React and the router take over the prerendered document.
 * @returns the application once it runs; undefined where the document stays what it is, as it does where scripts don't come
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
  // The router restores only what it has seen scrolling; the reader may have scrolled before it was there.
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

/** Static hosts that know no redirects answer with the page of unknown addresses. @returns whether the browser goes elsewhere */
function followRedirect(): boolean {
  const { pathname, search, hash } = location;
  const address = withoutNeedlessEscapes(pathname) + search + hash;
  const target = initialPage.status === "404" ? resolveRedirect(site.redirects, address) : undefined;
  if (target) location.replace(target.href);
  return target !== undefined;
}

/**
 * Hydrates the document.
 * @param isRouted whether the router may read the address bar. Elsewhere, above all at an unknown address, whose spelling is anybody's, the document is
 *   the page that it says, and the browser opens others.
 * @returns the router, once React has the page's frame
 */
async function takeOver(release: string, isRouted: boolean): Promise<Router> {
  let isHydrated = false;
  const isDestination = (address: string) => router.latestLocation.pathname === address;
  const loadPage = createLoadPage({ release, isDestination });
  // The first render must not move a reader who has scrolled already.
  const history = isRouted ? undefined : createMemoryHistory({ initialEntries: [initialPage.address ?? "/"] });
  const router = createRouter({ loadPage, history, mayScroll: () => isHydrated });
  // The router renders the matches at once instead of showing pending states only if it believes in a server.
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
    // As a transition, React takes the page over in slices and lets every press through in between.
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
 * The router puts the page into a Suspense boundary, which React hydrates after all else: slices of it may still be to come, and would fail on
 * finding another page's data. For a key that is pressed in the boundary, React hydrates it at once; otherwise the event means nothing.
 */
function finishHydration(): void {
  document.querySelector("main > *")?.dispatchEvent(new Event("keyup", { bubbles: true }));
}

/** In the dev server, shows an edit in content/ in the open page. Does nothing in a build. */
function keepContentFresh(router: Router): void {
  import.meta.hot?.on("content:changed", () => {
    forgetPageFiles();
    void router.invalidate();
  });
}
