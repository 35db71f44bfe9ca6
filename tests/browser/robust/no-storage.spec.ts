import type { Page } from "@playwright/test";
import { applicationRuns } from "../../support/application.ts";
import { forbidStores } from "../../support/no-storage.ts";
import { content } from "../../support/site.ts";
import { expect, test } from "../../support/test.ts";

/** Like old private windows: storage exists, but is full. */
function fillStores(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
}

/** Pages that keep something: a form, the chatbot, who is signed in, with the heading of a page that finds no session. */
const PAGES = [
  ["/contact"],
  ["/demo"],
  ["/auth/reset-password", content.one("auth-reset-password").noSessionTitle],
] as const;

for (const [how, hinder] of [
  ["may keep nothing", forbidStores],
  ["has no room left", fillStores],
] as const) {
  test(`a browser that ${how} shows the pages, before and after the application came, and navigates`, async ({
    page,
  }) => {
    await hinder(page);
    for (const [address, later] of PAGES) {
      await page.goto(address);
      const title = await page.locator("h1").textContent();
      await page.keyboard.press("Shift");
      await applicationRuns(page);
      await expect(page.locator("h1"), address).toHaveText(later ?? title ?? "");
    }
    await page.goto("/pricing");
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.keyboard.press("Shift");
    await applicationRuns(page);
    await page.locator("footer a[href='/about']").click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(page).toHaveURL("/pricing");
    await expect(page.locator("h1")).toBeAttached();
  });
}
