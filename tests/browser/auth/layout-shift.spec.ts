import { askForLink, expectForm } from "../../support/auth.ts";
import { expect, test } from "../../support/backend.ts";
import { takeShifts, watchShifts } from "../../support/layout-shift.ts";

for (const width of [360, 1440]) {
  test.describe(`at ${width} px nothing in sight moves`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => page.addInitScript(watchShifts));

    test("when it turns out that nobody is signed in", async ({ page }) => {
      await page.goto("/auth/reset-password");
      await expect(page.getByLabel("Email address")).toBeVisible();
      expect(await page.evaluate(takeShifts)).toEqual([]);
    });

    test("when a link has expired", async ({ page }) => {
      await page.goto("/auth/callback?error=access_denied&error_description=Email+link+is+invalid");
      await expect(page.getByText("Email link is invalid")).toBeVisible();
      expect(await page.evaluate(takeShifts)).toEqual([]);
    });

    test("when a link leads to a new password", async ({ page, backend }) => {
      await page.goto(await askForLink(page, backend));
      await expectForm(page);
      expect(await page.evaluate(takeShifts)).toEqual([]);
    });
  });
}
