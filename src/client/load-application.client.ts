import { afterPaint } from "../browser/after-paint.ts";
import { appendLink } from "./append-link.client.ts";
import type { Application } from "./application.ts";
import { hasNewRelease } from "./has-new-release.client.ts";
import { fetchInitialData } from "./initial-page.client.ts";
import { fetchAllStyles } from "./styles.client.ts";

/** The bootstrap's own element says which files the application is, and of pages with a form, say, that they need it. */
const { application: files = "", eager } = document.querySelector<HTMLElement>("[data-application]")?.dataset ?? {};

/** Whether the page needs the application without being asked. */
export const isEager = eager !== undefined;

/** How long the application waits for fonts, in milliseconds. */
const TIMEOUT = 1000;

/** This script's path, which every page of this release names. */
const own = new URL(import.meta.url).pathname;

let loading: Promise<Application | undefined> | undefined;
let showsPages = false;

/**
 * Fetches the application and lets it take the page over. Calling it again does nothing more.
 * @returns the application once it runs; undefined where it does not come, or stays away: then the document stays what it is
 */
export function loadApplication(): Promise<Application | undefined> {
  loading ??= load().catch(reloadIfOutdated).then(sayIfMissing);
  return loading;
}

/** Forms say then that they can't be sent, and how else to get in touch. */
function sayIfMissing(application: Application | undefined): Application | undefined {
  document.documentElement.toggleAttribute("data-without-application", !application);
  return application;
}

/**
 * Browsers may have kept a page whose application is gone, because the site has been published again. A page that needs its
 * application is fetched again then, once, so that nothing can go round in circles; from the others, every link leads on.
 */
async function reloadIfOutdated(): Promise<undefined> {
  const [navigation] = performance.getEntriesByType("navigation");
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
  if (isEager && !isReload && (await hasNewRelease(own).catch(() => false))) location.reload();
}

/**
 * Fetches the application as soon as the page's words are painted in their own letters, which would come later if they had
 * to share the line with it.
 */
export function loadOncePainted(): void {
  // Before the first paint nothing has asked for a font, and all there are seem to be ready.
  afterPaint(() => void document.fonts.ready.then(loadApplication));
  setTimeout(loadApplication, TIMEOUT);
}

/**
 * Fetches the page that Back leads to as long as the application does not show it: after a reload, browsers take the pages
 * that it had shown for parts of one document, and change the address only.
 */
export function reloadOnBack(): void {
  const shown = location.pathname;
  addEventListener("popstate", () => {
    if (!showsPages && location.pathname !== shown) location.reload();
  });
}

async function load(): Promise<Application | undefined> {
  // Otherwise each file would be requested only once the file that imports it had arrived.
  for (const file of files.split(" ")) appendLink("modulepreload", file);
  void fetchAllStyles();
  fetchInitialData()?.catch(() => undefined);
  // Each in a task of its own: a slow phone takes some 50 ms to read either, and lets presses through in between.
  await import("./react.client.ts");
  const application = await import("./application.client.tsx").then(({ start }) => start());
  showsPages = application?.pages !== undefined;
  return application;
}
