import { afterPaint } from "../browser/after-paint.ts";
import { appendLink } from "./append-link.client.ts";
import type { Application } from "./application.ts";
import { hasNewRelease } from "./has-new-release.client.ts";
import { fetchInitialData } from "./initial-page.client.ts";
import { fetchAllStyles } from "./styles.client.ts";

/** The bootstrap's element has the application's files, and whether the page needs it at once. */
const { application: files = "", eager } = document.querySelector<HTMLElement>("[data-application]")?.dataset ?? {};

/** Whether the page needs the application at once. */
export const isEager = eager !== undefined;

/** How long the application waits for fonts, in milliseconds. */
const TIMEOUT = 1000;

/** This script's path, which every page of this release has. */
const own = new URL(import.meta.url).pathname;

let loading: Promise<Application | undefined> | undefined;
let showsPages = false;

/**
 * Loads and starts the application. Further calls return the same promise.
 * @returns the application once it runs; undefined if it fails to load or stays away: then the document stays plain
 */
export function loadApplication(): Promise<Application | undefined> {
  loading ??= load().catch(reloadIfOutdated).then(sayIfMissing);
  return loading;
}

/** Forms then say that they can't be sent, and how else to get in touch. */
function sayIfMissing(application: Application | undefined): Application | undefined {
  document.documentElement.toggleAttribute("data-without-application", !application);
  return application;
}

/**
 * Browsers may have cached a page whose application is gone after a new release. A page that needs its
 * application is then reloaded, once, to avoid loops; on others, every link leads on.
 */
async function reloadIfOutdated(): Promise<undefined> {
  const [navigation] = performance.getEntriesByType("navigation");
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
  if (isEager && !isReload && (await hasNewRelease(own).catch(() => false))) location.reload();
}

/**
 * Loads the application once the page is painted with its fonts, which would otherwise share the
 * bandwidth.
 */
export function loadOncePainted(): void {
  // Before the first paint no font is requested, and all seem ready.
  afterPaint(() => void document.fonts.ready.then(loadApplication));
  setTimeout(loadApplication, TIMEOUT);
}

/**
 * Reloads on Back until the application runs: after a reload, browsers treat the pages
 * that it had shown as one document, and only change the address.
 */
export function reloadOnBack(): void {
  const shown = location.pathname;
  addEventListener("popstate", () => {
    if (!showsPages && location.pathname !== shown) location.reload();
  });
}

async function load(): Promise<Application | undefined> {
  // Otherwise each file would be requested only after its importer.
  for (const file of files.split(" ")) appendLink("modulepreload", file);
  void fetchAllStyles();
  fetchInitialData()?.catch(() => undefined);
  // Separate tasks: a slow phone takes some 50 ms to parse either, and can handle input in between.
  await import("./react.client.ts");
  const application = await import("./application.client.tsx").then(({ start }) => start());
  showsPages = application?.pages !== undefined;
  return application;
}
