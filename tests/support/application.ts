import type { Page } from "@playwright/test";

/** Waits until the router runs, which then handles links. React may still be hydrating. */
export async function applicationRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}

/** Shows intent, and waits until the application runs. */
export async function loadApplication(page: Page): Promise<void> {
  // On phones the lists of the footer are folded.
  const about = page.locator("footer a[href='/about']");
  await ((await about.isVisible()) ? about : page.locator("footer a[href='/terms-of-service']")).hover();
  await applicationRuns(page);
}

/** Follows a link of the footer, whose lists are folded on phones and without styles. */
export async function followFooterLink(page: Page, address: string): Promise<void> {
  const link = page.locator(`footer a[href='${address}']`);
  if (!(await link.isVisible()))
    await page
      .locator("footer details", { has: page.locator(`a[href='${address}']`) })
      .locator("summary")
      .click();
  await link.click();
}

/** Marks the document, to see later whether it was replaced. */
export const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute("data-marked", ""));

export const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-marked"));
