import type { Page } from "@playwright/test";
import { askForLink, expectForm } from "../../support/auth.ts";
import { expect, test } from "../../support/backend.ts";
import { takeShifts, watchShifts } from "../../support/layout-shift.ts";

const expectStill = async (page: Page) => expect(await page.evaluate(takeShifts)).toEqual([]);

for (const width of [360, 1440]) {
  test(`at ${width} px nothing in sight moves, whatever a page for staff turns out to show`, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(watchShifts);
    await test.step("without a session", async () => {
      await page.goto("/auth/reset-password");
      await expect(page.getByLabel("Email address")).toBeVisible();
      await expectStill(page);
    });
    await test.step("a link has expired", async () => {
      await page.goto("/auth/callback?error=access_denied&error_description=Email+link+is+invalid");
      await expect(page.getByText("Email link is invalid")).toBeVisible();
      await expectStill(page);
    });
    await test.step("a link leads to a new password", async () => {
      await page.goto(await askForLink(page, backend));
      await expectForm(page);
      await expectStill(page);
    });
  });
}
