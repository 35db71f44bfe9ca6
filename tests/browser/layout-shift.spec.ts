import type { Page } from "@playwright/test";
import { takeShifts, watchShifts } from "../support/layout-shift.ts";
import { addresses, oneOfEachKind } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Telephones, where most visitors are, with every page; wide screens with one of each kind. */
const LOOKS = [
  { width: 390, shown: addresses },
  { width: 1440, shown: oneOfEachKind },
];

for (const { width, shown } of LOOKS) {
  for (const address of shown) {
    test(`${address} does not move at ${width} px while its fonts, scripts and pictures arrive`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(watchShifts);
      const letTheRestCome = await holdTheRest(page);
      await page.goto(address, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      expect(await page.evaluate(() => document.fonts.check("1em Hanken")), "fonts are held back").toBe(false);
      letTheRestCome();
      await page.waitForLoadState("load");
      await page.evaluate(() => document.fonts.ready);
      await scrollThrough(page);
      expect(await page.evaluate(takeShifts)).toEqual([]);
    });
  }
}

/** Lets fonts and scripts arrive only after the page has been painted without them. */
async function holdTheRest(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.{woff2,js}", async (route) => {
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
