import type { Browser } from "@playwright/test";
import { dataAddress } from "../../src/client/page-data-transport.ts";
import { loadContent } from "../../src/content/load/load.server.ts";
import { pageAddresses } from "../../src/content/pages/page-lists.server.ts";
import { launchBrowser } from "../lib/browser.ts";
import { buildLocalSite, serveLocalSite } from "../lib/local-site.ts";
import { median } from "./median.ts";
import { onSlowTelephone, openAndWait } from "./slow-telephone.ts";
import { evaluate, type UnwatchedPage } from "./unwatched-page.ts";

const VISITS = 5;

/** How soon a page that was fetched in advance is to be painted (issue "Fast for the visitor"), in milliseconds. */
const LIMIT = 100;

/**
 * Measures how long it takes from lifting the finger off a link until the page behind it is painted, on a slow telephone, once the
 * application has taken over: the touch fetches the page, and lifting the finger opens it. Prints a table.
 * @param wanted the addresses; none means all that visitors find links to
 */
export async function benchNavigation(wanted: readonly string[]): Promise<void> {
  const root = process.cwd();
  const site = serveLocalSite(root, buildLocalSite(root));
  const linked = pageAddresses(loadContent(root).content).filter((address) => !address.startsWith("/auth/"));
  console.log(
    `| address | first screen painted, ms (limit ${LIMIT}) | on the screen, ms | all of it painted, ms | data and headers, kB | reference, ms |\n|---|---|---|---|---|---|`,
  );
  for (const address of wanted.length > 0 ? wanted : linked) {
    const visits: Navigation[] = [];
    await using browser = await launchBrowser();
    while (visits.length < VISITS) visits.push(await navigate(browser, site.origin, address));
    const of = (name: keyof Navigation) => median(visits.map((visit) => visit[name]));
    const kilobytes = (of("size") / 1000).toFixed(1);
    const [first, presented, whole, reference] = [of("first"), of("presented"), of("whole"), of("reference")].map(
      Math.round,
    );
    console.log(`| ${[address, first, presented, whole, kilobytes, reference].join(" | ")} |`);
  }
  site.close();
}

/** Times from the press, in milliseconds. */
interface Painted {
  /** Until the first frame of the new page is painted. */
  readonly first: number;
  /** Until the browser says that this frame is on the screen, drawn without a graphics card and a frame or two later; 0 if it has not said so after a second. */
  readonly presented: number;
  /** Until the frame that also has what is below the first screen. */
  readonly whole: number;
}

interface Navigation extends Painted {
  /** What the page's data takes on the line, headers included, in bytes. */
  readonly size: number;
  /** How long the page takes for work that is always the same, in milliseconds: it tells a slow hour of the machine from a slow page. */
  readonly reference: number;
}

function navigate(browser: Browser, origin: string, address: string): Promise<Navigation> {
  return onSlowTelephone(browser, async (page) => {
    const { send } = page;
    await openAndWait(page, origin + (address === "/" ? "/about" : "/"));
    const finger = await evaluate(page, addLink, address);
    await evaluate(page, showIntent, null);
    const size = sizeOfAnswer(page, origin + dataAddress(address));
    await send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
    await size;
    const painted = evaluate(page, timeToPaint, null);
    // The visitor's browser has no watch to set up between the finger and the click.
    await evaluate(page, idle, null);
    await send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    return { ...(await painted), size: await size, reference: await evaluate(page, timeOfReference, null) };
  });
}

/** @returns how many bytes an address took on the line, headers included, once it is there */
function sizeOfAnswer({ on }: UnwatchedPage, address: string): Promise<number> {
  const wanted = new Set<string>();
  on("Network.responseReceived", ({ requestId, response }) => response.url === address && wanted.add(requestId));
  return new Promise((resolve) =>
    on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (wanted.has(requestId)) resolve(encodedDataLength);
    }),
  );
}

/** Runs in the page: touches something that isn't a link, and waits until the application has taken over. */
function showIntent(): Promise<void> {
  document.getElementById("menu-button")?.dispatchEvent(new Event("touchstart", { bubbles: true }));
  return new Promise((resolve) => {
    const look = () => (history.scrollRestoration === "manual" ? resolve() : setTimeout(look, 20));
    look();
  });
}

/** Runs in the page: makes text into data and back, which is neither the application's work nor optimised away. */
function timeOfReference(): number {
  const started = performance.now();
  let text = "[]";
  for (let length = 0; length < 400; length += 1) text = JSON.stringify([...JSON.parse(text), { length }]);
  return performance.now() - started;
}

/** Runs in the page: lets it do what it still wants to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => requestIdleCallback(() => resolve()));
}

/** Runs in the page: not every page has a link to every other. Returns where to press it. */
function addLink(href: string): { readonly x: number; readonly y: number } {
  const link = Object.assign(document.createElement("a"), { href, textContent: "Go" });
  link.style.cssText = "position: fixed; top: 90px; left: 4px; padding: 20px; z-index: 9";
  document.body.append(link);
  const { left, top, width, height } = link.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Runs in the page: the times from the press to the frames after the new page has taken the old one's place. */
async function timeToPaint(): Promise<Painted> {
  let pressed = 0;
  addEventListener("click", ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
  const presentation = new Promise<number>((resolve) => {
    const onNavigation = (entry: PerformanceEntry) => {
      if ("presentationTime" in entry && typeof entry.presentationTime === "number") resolve(entry.presentationTime);
    };
    new PerformanceObserver((list) => list.getEntries().forEach(onNavigation)).observe({ type: "soft-navigation" });
  });
  const before = document.querySelector("h1");
  const onceChanged = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const onChange = () => {
        if (!isThere()) return;
        changes.disconnect();
        // Before anything else that waits for the paint: the page has more to do then.
        requestAnimationFrame(() =>
          scheduler.postTask(() => resolve(performance.now() - pressed), { priority: "user-blocking" }),
        );
      };
      const changes = new MutationObserver(onChange);
      changes.observe(document.body, { childList: true, subtree: true });
    });
  const isOpened = () => ![null, before].includes(document.querySelector("h1"));
  const whole = onceChanged(() => isOpened() && !document.querySelector("main [aria-busy=true]"));
  const first = await onceChanged(isOpened);
  const said = Promise.race([presentation, new Promise<undefined>((resolve) => setTimeout(resolve, 1000))]);
  return { first, whole: await whole, presented: ((await said) ?? pressed) - pressed };
}
