import { expect, type Page } from "@playwright/test";

/** More than a step of a test takes, so that the page's clock has not passed the moment when it is told of it. */
const AHEAD = 1000;

/** Stops the clock of a page that has one of Playwright's, a little later than it is, so that a slow machine doesn't count as time. */
export async function stopClock(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD));
  }).toPass();
}
