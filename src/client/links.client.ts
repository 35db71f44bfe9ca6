import { isPagePath } from "../browser/address.client.ts";
import type { Application } from "./application.ts";
import { loadApplication } from "./load-application.client.ts";

const INTENT_EVENTS = ["pointerover", "focusin", "touchstart", "keydown"] as const;
const INTERACTIVE = "a[href^='/'], button, input, select, textarea, summary";

/** How long a press on a link waits for the application, in milliseconds; then the browser navigates. */
const TIMEOUT = 2000;

let pointedAt: EventTarget | null;
let wanted: URL | undefined;

/**
 * Client-side navigation for links within the site. One handler for the document covers
 * plain HTML in articles too. The first sign of intent (hover or
 * focus on a link or control, touch, key press) loads the application, and each one preloads the link's page.
 */
export function runLinks(): void {
  for (const type of INTENT_EVENTS) document.addEventListener(type, onIntent, { passive: true });
  // On the window, to run after React's handlers.
  addEventListener("click", (event) => {
    const page = pageBehind(event.target);
    if (!page || !isPlainClick(event)) return;
    event.preventDefault();
    void open(page);
  });
}

async function onIntent({ type, target }: Event): Promise<void> {
  if (type !== "keydown" && !(target instanceof Element && target.closest(INTERACTIVE))) return;
  pointedAt = target;
  const application = await loadApplication();
  const page = pageBehind(target);
  if (page && target === pointedAt) application?.pages?.preload(page);
}

/** Of several presses before the application has loaded, the last one counts. */
async function open(page: URL): Promise<void> {
  wanted = page;
  const application = await Promise.race([loadApplication(), timeout()]);
  if (wanted !== page) return;
  if (application?.pages) application.pages.open(page);
  else location.assign(page);
}

function timeout(): Promise<Application | undefined> {
  return new Promise((resolve) => setTimeout(resolve, TIMEOUT));
}

/** @returns the address of the link around an element, if it is a page to open in this tab. */
function pageBehind(element: EventTarget | null): URL | undefined {
  const link = element instanceof Element ? element.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  return url.origin === location.origin && isPagePath(url.pathname) && !isPartOfPage(url) ? url : undefined;
}

/** Fragment links are left to the browser. */
function isPartOfPage({ hash, pathname, search }: URL): boolean {
  return hash !== "" && pathname === location.pathname && search === location.search;
}

function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && !event.defaultPrevented;
}
