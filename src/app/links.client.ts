import type { AnyRouter } from "@tanstack/react-router";

/**
 * Makes links within the site navigate in the page, and fetches what a link leads to as soon as somebody points at it.
 * One handler for the whole document, so that links in articles, which are plain HTML, behave like all others.
 */
export function takeOverLinks(router: AnyRouter): void {
  const onSign = createPreload(router);
  document.addEventListener("click", (event) => {
    const target = internalTarget(event.target);
    if (!target || !isPlainClick(event) || staysOnPage(target)) return;
    event.preventDefault();
    finishHydration();
    void router.navigate({ to: target.pathname + target.search + target.hash });
  });
  for (const sign of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(sign, (event) => onSign(event.target), { passive: true });
  }
}

/**
 * The router puts the page into a Suspense boundary, which React hydrates after all else: slices of it may still be to come, and would fail on
 * finding another page's data. For a key that is pressed in the boundary, React hydrates it at once; otherwise the event means nothing.
 */
function finishHydration(): void {
  document.querySelector("#main > *")?.dispatchEvent(new Event("keyup", { bubbles: true }));
}

/** @returns what fetches the page behind a link, once for all the signs that one press gives: the last of them, focus, comes just before the click. */
function createPreload(router: AnyRouter): (element: EventTarget | null) => Promise<void> {
  let asked: string | undefined;
  return async (element) => {
    const target = internalTarget(element);
    if (!target || staysOnPage(target) || target.pathname === asked) return;
    asked = target.pathname;
    // A preload that fails is no matter: the next sign and the navigation itself try again, and that says so.
    if (!(await preload(router, target.pathname))) asked = undefined;
  };
}

/** @returns whether the page has come. */
async function preload(router: AnyRouter, to: string): Promise<boolean> {
  const matches = await router.preloadRoute({ to }).catch(() => undefined);
  return matches?.every(({ status }) => status === "success") ?? false;
}

/** @returns where the link around an element leads, if that is a page of this site to be shown in this tab. */
function internalTarget(element: EventTarget | null): URL | undefined {
  const link = element instanceof Element ? element.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  const isFile = /\.[a-z0-9]+$/.test(url.pathname);
  return url.origin === location.origin && !isFile ? url : undefined;
}

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}

/** Links to a part of the page that is shown are the browser's own business. */
function staysOnPage(target: URL): boolean {
  return target.hash !== "" && target.pathname === location.pathname && target.search === location.search;
}
