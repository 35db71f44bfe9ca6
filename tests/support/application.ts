import type { Page } from "@playwright/test";

/** Waits until the application's router is there, which then places pages itself. React may still be at taking the page over. */
export async function applicationRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}

/** Shows the first sign of intent and waits until the application runs. */
export async function loadApplication(page: Page): Promise<void> {
  await page.locator("footer a[href='/about']").hover();
  await applicationRuns(page);
}

/** Marks the document, so that a test can see whether it was replaced. */
export const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));

export const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
