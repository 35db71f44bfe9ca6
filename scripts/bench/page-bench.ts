import { createServer } from "node:http";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { loadContent } from "../../src/content/load.server.ts";
import { systemChromium } from "../browser.ts";
import { pageAddresses } from "../build/prerender.ts";
import { createSiteHandler } from "../serve/handler.ts";

/** A slow telephone on a slow line. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWDOWN = 4;
const VIEWPORT = { width: 390, height: 844 };
const VISITS = 5;

interface Visit {
  /** When the largest part of the page had been painted, in milliseconds. */
  readonly largestPaint: number;
  /** By how much tasks were longer than 50 ms, in all, in milliseconds. */
  readonly blocking: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** What went over the line, in bytes, films left out. */
  readonly bytes: number;
}

/**
 * Visits addresses of dist/ as a stranger on a slow telephone does, and as one whose browser runs no script.
 * @param wanted the addresses; none means all
 */
export async function benchPages(wanted: readonly string[]): Promise<void> {
  const root = process.cwd();
  const addresses = wanted.length > 0 ? wanted : pageAddresses(loadContent(root).content);
  const server = createServer(createSiteHandler({ root, folder: join(root, "dist") })).listen(0);
  const listening = server.address();
  const origin = `http://localhost:${typeof listening === "object" ? listening?.port : ""}`;
  const executablePath = systemChromium();
  const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath ? { executablePath } : {}) });
  console.log(
    "| address | largest paint, ms | without script, ms | blocking, ms | shift | kB |\n|---|---|---|---|---|---|",
  );
  for (const address of addresses) {
    const visits = await repeat(() => visit(browser, origin + address, true));
    const plain = await repeat(() => visit(browser, origin + address, false));
    const of = (name: keyof Visit, list = visits) => median(list.map((each) => each[name]));
    const row = [of("largestPaint"), of("largestPaint", plain), of("blocking"), of("shift"), of("bytes") / 1000];
    console.log(`| ${[address, ...row.map((value) => Math.round(value * 10) / 10)].join(" | ")} |`);
  }
  await browser.close();
  server.close();
  server.closeAllConnections();
}

async function repeat(run: () => Promise<Visit>): Promise<Visit[]> {
  const visits: Visit[] = [];
  while (visits.length < VISITS) visits.push(await run());
  return visits;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** A new context has an empty cache. */
async function visit(browser: Browser, address: string, scripts: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  // Playwright's own way to switch scripts off would switch off the measuring too.
  if (!scripts) await session.send("Network.setBlockedURLs", { urls: ["*.js"] });
  const films = new Set<string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => type === "Media" && films.add(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!films.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return { largestPaint: 0, blocking: 0, shift: 0, ...seen, bytes };
}

interface Seen {
  largestPaint: number;
  blocking: number;
  shift: number;
}

declare global {
  interface Window {
    seen?: Seen;
  }
}

/** Runs in the page, before anything else does. */
function watch(): void {
  const seen: Seen = { largestPaint: 0, blocking: 0, shift: 0 };
  window.seen = seen;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("largest-contentful-paint", (entry) => (seen.largestPaint = entry.startTime));
  observe("longtask", (entry) => (seen.blocking += Math.max(0, entry.duration - 50)));
  observe("layout-shift", (entry) => {
    if ("value" in entry && typeof entry.value === "number") seen.shift += entry.value;
  });
}
