import type { Page } from "@playwright/test";
import { addresses } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const WIDTHS = [390, 1440];

for (const address of addresses) {
  for (const width of WIDTHS) {
    test(`${address} does not move at ${width} px while its fonts and pictures arrive`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(watchShifts);
      const letFontsCome = await holdFonts(page);
      await page.goto(address, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      expect(await page.evaluate(() => document.fonts.check("1em Hanken")), "fonts are held back").toBe(false);
      letFontsCome();
      await page.waitForLoadState("load");
      await page.evaluate(() => document.fonts.ready);
      await scrollThrough(page);
      expect(await page.evaluate(takeShifts)).toEqual([]);
    });
  }
}

/** Lets fonts arrive only after the page has been painted without them. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Late pictures come when they are near; a frame after each step shows whether they push anything. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await frame();
    }
  });
  await page.waitForLoadState("networkidle");
}

interface Shift {
  readonly value: number;
  readonly moved: string[];
}

declare global {
  interface Window {
    takeShifts?: () => Shift[];
  }
}

/** Runs in the page, before anything else does. */
function watchShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => "value" in entry && "sources" in entry;
  const shifts: Shift[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries.filter(isShift))
      shifts.push({ value, moved: sources.map(({ node }) => (node?.textContent ?? "").slice(0, 60)) });
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  window.takeShifts = () => {
    note(observer.takeRecords());
    return shifts;
  };
}

/** Runs in the page. */
function takeShifts(): Shift[] | undefined {
  return window.takeShifts?.();
}
