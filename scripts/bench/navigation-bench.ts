import type { Browser } from "@playwright/test";
import { dataAddress } from "../../src/client/page-data-transport.ts";
import { loadContent } from "../../src/content/load.server.ts";
import { pageAddresses } from "../../src/pages/page-lists.server.ts";
import { buildLocalSite, serveLocalSite } from "../hosts/local-site.ts";
import { launchBrowser } from "../lib/browser.ts";
import { median } from "./median.ts";

const VISITS = 5;

/** How soon a page that was fetched in advance is to be painted (issue "Fast for the visitor"), in milliseconds. */
const LIMIT = 100;

const TELEPHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** 1.6 Mbit/s and 150 ms, like an average 4G connection, and a processor that is four times as slow as this machine's. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWDOWN = { rate: 4 };

/**
 * Measures how long it takes from lifting the finger off a link until the page behind it is painted, on a slow telephone, once the
 * application has taken over: the touch fetches the page, and lifting the finger opens it. Prints a table.
 * @param wanted the addresses; none means all that visitors find links to
 */
export async function benchNavigation(wanted: readonly string[]): Promise<void> {
  const root = process.cwd();
  const site = serveLocalSite(root, buildLocalSite(root));
  const linked = pageAddresses(loadContent(root).content).filter((address) => !address.startsWith("/auth/"));
  console.log(`| address | first screen painted, ms (limit ${LIMIT}) | reference, ms |\n|---|---|---|`);
  for (const address of wanted.length > 0 ? wanted : linked) {
    const visits: Navigation[] = [];
    await using browser = await launchBrowser();
    while (visits.length < VISITS) visits.push(await navigate(browser, site.origin, address));
    const [painted, reference] = [visits.map((visit) => visit.painted), visits.map((visit) => visit.reference)];
    console.log(`| ${address} | ${Math.round(median(painted))} | ${Math.round(median(reference))} |`);
  }
  site.close();
}

/** Times in milliseconds. */
interface Navigation {
  readonly painted: number;
  /** How long the page takes for work that is always the same: it tells a slow hour of the machine from a slow page. */
  readonly reference: number;
}

async function navigate(browser: Browser, origin: string, address: string): Promise<Navigation> {
  await using context = await browser.newContext(TELEPHONE);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.emulateNetworkConditions", LINE);
  await devTools.send("Emulation.setCPUThrottlingRate", SLOWDOWN);
  await page.goto(origin + (address === "/" ? "/about" : "/"), { waitUntil: "networkidle" });
  const finger = await page.evaluate(addLink, address);
  await page.evaluate(showIntent);
  const answer = page.waitForResponse(origin + dataAddress(address));
  await devTools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  await (await answer).finished();
  const painted = page.evaluate(timeToPaint);
  // The visitor's browser has no watch to set up between the finger and the click.
  await page.evaluate(idle);
  await devTools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  return { painted: await painted, reference: await page.evaluate(timeOfReference) };
}

/** Runs in the page: touches something that isn't a link, and waits until the application has taken over. */
function showIntent(): Promise<void> {
  document.querySelector("[aria-haspopup=dialog]")?.dispatchEvent(new Event("touchstart", { bubbles: true }));
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

/** Runs in the page: the time from the press to the first frame after the new page has taken the old one's place. */
function timeToPaint(): Promise<number> {
  let pressed = 0;
  addEventListener("click", ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
  const before = document.querySelector("h1");
  return new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      if ([null, before].includes(document.querySelector("h1"))) return;
      changes.disconnect();
      // Before anything else that waits for the paint: the page has more to do then.
      requestAnimationFrame(() =>
        scheduler.postTask(() => resolve(performance.now() - pressed), { priority: "user-blocking" }),
      );
    });
    changes.observe(document.body, { childList: true, subtree: true });
  });
}
