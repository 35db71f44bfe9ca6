import { applicationRuns } from "../../support/application.ts";
import { expect, test } from "../../support/test.ts";

const built = new Date().getFullYear();

test("on a page that was built last year the footer says the year that has begun, and pages work; with a clock that is behind it says the year of the build", async ({
  page,
}) => {
  const year = page.locator("[data-current-year]");
  await page.clock.setFixedTime(new Date(`${built + 1}-06-01`));
  await page.goto("/");
  await expect(year).toHaveText(String(built + 1));
  await page.keyboard.press("Shift");
  await applicationRuns(page);
  await expect(year).toHaveText(String(built + 1));
  await page.locator("footer a[href='/pricing']").click();
  await expect(page).toHaveURL("/pricing");
  await expect(year).toHaveText(String(built + 1));

  await page.clock.setFixedTime(0);
  await page.goto("/");
  await page.keyboard.press("Shift");
  await applicationRuns(page);
  await expect(year).toHaveText(String(built));
});
