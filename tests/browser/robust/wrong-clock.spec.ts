import { applicationRuns } from "../../support/application.ts";
import { expect, test } from "../../support/test.ts";

const built = new Date().getFullYear();

for (const [clock, now, shown] of [
  ["ten years behind", new Date(`${built - 10}-06-01`), built],
  ["at its very beginning", new Date(0), built],
  ["a year ahead, as on a page that was built last year", new Date(`${built + 1}-06-01`), built + 1],
] as const) {
  test(`with a clock ${clock} the footer says ${shown - built === 0 ? "the year of the build" : "the year that has begun"}, and pages work`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(now);
    await page.goto("/");
    await expect(page.locator("#current-year")).toHaveText(String(shown));
    await page.keyboard.press("Shift");
    await applicationRuns(page);
    await expect(page.locator("#current-year")).toHaveText(String(shown));
    await page.locator("footer a[href='/pricing']").click();
    await expect(page).toHaveURL("/pricing");
    await expect(page.locator("#current-year")).toHaveText(String(shown));
  });
}
