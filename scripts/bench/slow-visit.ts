import { setTimeout as after } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { evaluate, openUnwatched, type UnwatchedPage } from "./unwatched-page.ts";

/**
 * The line and the telephone of whom the site is measured for: 1.6 Mbit/s and 150 ms, as of a middling 4G line, and a
 * processor that is four times as slow as this machine's.
 */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWDOWN = 4;
const TELEPHONE = { width: 390, height: 844 };

/** Tasks that take longer than this block, by the common definition, in milliseconds. */
const LONG_TASK = 50;

/** A visit takes some 5 s. Now and then one does not end, and the same page does when it is visited anew (decision 71). In milliseconds. */
const PATIENCE = 30_000;
const ATTEMPTS = 3;

/** What a visit was like. */
export interface Visit {
  /** When something of the page was painted first, in milliseconds from the visitor's click. */
  readonly firstPaint: number;
  /** When the largest of what is in sight had been painted, likewise. */
  readonly largestPaint: number;
  /** By how much tasks after the first paint were longer than 50 ms, in all, in milliseconds. */
  readonly blocking: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** What went over the line, headers included, films left out, in bytes. */
  readonly bytes: number;
  /** Paths of what had begun to arrive when the first paint was made, and took its share of the line. */
  readonly cameBeforePaint: readonly string[];
}

/**
 * Opens an empty page on a slow line and a slow processor, with an empty cache; lets the caller use it, and closes it.
 * @param use is called anew, with another page, if it has not come to an end in 30 s
 * @throws what `use` throws, or that three visits in a row did not end
 */
export async function onSlowTelephone<Result>(
  browser: Browser,
  use: (page: UnwatchedPage) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const page = await openUnwatched(browser);
    try {
      const used = slowDown(page).then(() => use(page));
      const result = await Promise.race([used, after(PATIENCE, STALLED, { ref: false })]);
      if (result !== STALLED) return result;
      console.error(`bench: a visit had not ended after ${PATIENCE / 1000} s, and is made again`);
    } finally {
      await page.close();
    }
  }
  throw new Error(`${ATTEMPTS} visits in a row did not end.`);
}

const STALLED = Symbol("stalled");

async function slowDown({ send }: UnwatchedPage): Promise<void> {
  await send("Network.enable");
  await send("Network.emulateNetworkConditions", LINE);
  await send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await send("Emulation.setDeviceMetricsOverride", { ...TELEPHONE, deviceScaleFactor: 1, mobile: true });
  await send("Emulation.setTouchEmulationEnabled", { enabled: true });
}

/** Visits a page once, as somebody who comes from elsewhere and only looks. */
export function visitSlowly(browser: Browser, address: string): Promise<Visit> {
  return onSlowTelephone(browser, async (page) => {
    const bytes = countBytes(page);
    await page.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${watch})()` });
    await openAndWait(page, address);
    const seen = await evaluate(page, () => window.seen, null);
    if (!seen) throw new Error(`${address} was not watched.`);
    const { firstPaint, largestPaint, shift } = seen;
    return {
      firstPaint,
      largestPaint,
      shift,
      bytes: bytes(),
      blocking: blockingTime(seen),
      cameBeforePaint: cameBefore(seen),
    };
  });
}

/** @returns how many bytes have come so far, films left out */
function countBytes({ on }: UnwatchedPage): () => number {
  const films = new Set<string>();
  let bytes = 0;
  on("Network.responseReceived", ({ requestId, type }) => type === "Media" && films.add(requestId));
  on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!films.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Opens an address, and waits until the line has been quiet for half a second, of the page that is shown by then: some lead on to another. */
export async function openAndWait({ send, on }: UnwatchedPage, address: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { frameTree: blank } = await send("Page.getFrameTree");
  on("Page.lifecycleEvent", ({ name, loaderId }) => {
    if (name === "networkIdle" && loaderId !== blank.frame.loaderId) resolve();
  });
  await send("Page.enable");
  await send("Page.setLifecycleEventsEnabled", { enabled: true });
  await send("Page.navigate", { url: address });
  await promise;
}

interface Timed {
  readonly start: number;
  readonly duration: number;
}

interface Seen {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  readonly longTasks: Timed[];
  /** What was asked for, and when. */
  readonly requests: { readonly path: string; readonly start: number }[];
}

/** What a task had done before the first paint kept nobody waiting who could have pressed anything. */
function blockingTime({ firstPaint, longTasks }: Seen): number {
  const lengths = longTasks.map(({ start, duration }) => Math.min(duration, start + duration - firstPaint));
  return lengths.reduce((sum, length) => sum + Math.max(0, length - LONG_TASK), 0);
}

/** The throttled line holds each answer back for its latency, which the browser's own times of the answer don't show. */
function cameBefore({ firstPaint, requests }: Seen): string[] {
  return requests.filter(({ start }) => start + LINE.latency < firstPaint).map(({ path }) => path);
}

declare global {
  interface Window {
    seen?: Seen;
  }
}

/** Runs in the page, before anything else does. */
function watch(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [], requests: [] };
  window.seen = seen;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => (seen.largestPaint = startTime));
  observe("longtask", ({ startTime, duration }) => seen.longTasks.push({ start: startTime, duration }));
  observe("resource", (entry) => {
    if (!(entry instanceof PerformanceResourceTiming) || !entry.name.startsWith("http")) return;
    seen.requests.push({ path: new URL(entry.name).pathname, start: entry.startTime });
  });
  observe("layout-shift", (entry) => {
    if ("value" in entry && typeof entry.value === "number") seen.shift += entry.value;
  });
}
