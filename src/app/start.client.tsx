import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { beginSignIn } from "../auth/follow-link.client.ts";
import { createRouter } from "../router.tsx";
import { APPLICATION_STARTS } from "./application-starts.ts";
import { keepContentFresh } from "./content-updates.client.ts";
import { afterFailures, watchNavigations } from "./failures.client.ts";
import { takeOverLinks } from "./links.client.ts";
import { createLoadPage } from "./load-page.client.ts";
import { announceNavigation, forgetFirstPage, scrollAsSpecified } from "./navigation.client.ts";
import { hasOwnData } from "./page-files.client.ts";
import { isPlainDocument } from "./plain-document.client.ts";
import { hydrateRoot } from "./react.client.ts";

/** Makes React and the router take over the document that was prerendered. Importing this module does it, once. */
async function start(): Promise<void> {
  const release = new URL(import.meta.url).pathname;
  const followSignInLink = beginSignIn();
  // Then the document stays what it is, as it does where scripts don't come (decision 101).
  if (!(await hasOwnData(release))) return followSignInLink((page) => location.replace(page));
  let hydrated = false;
  // The first render must not move a reader who has scrolled already.
  const loadPage = createLoadPage({
    release,
    isDestination: (address) => router.latestLocation.pathname === address,
  });
  const router = createRouter({ loadPage, mayScroll: () => hydrated });
  // The router renders the matches at once instead of showing pending states only if it believes in a server.
  router.ssr = { manifest: undefined };
  scrollAsSpecified(router);
  dispatchEvent(new Event(APPLICATION_STARTS));
  await router.load();
  const stop = router.subscribe("onRendered", () => {
    hydrated = true;
    stop();
    // The router restores only what it has seen scrolling; the reader may have scrolled before it was there.
    document.dispatchEvent(new Event("scroll"));
    takeOverLinks(router);
    watchNavigations(router);
    announceNavigation(router);
    forgetFirstPage(router);
    void followSignInLink((page) => router.navigate({ to: page, replace: true }));
  });
  // As a transition, React takes the page over in slices and lets every press through in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      afterFailures(router),
    );
  });
  keepContentFresh(router);
}

if (!isPlainDocument()) void start();
