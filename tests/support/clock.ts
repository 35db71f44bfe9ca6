import { expect, type Page } from "@playwright/test";

/** Longer than a step of a test, to be in the page's future. */
const AHEAD = 1000;

/** Stops the page's clock, so a slow machine makes no difference. */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD));
  }).toPass();
}
