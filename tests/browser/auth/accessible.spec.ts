import type { Page } from "@playwright/test";
import { REFUSED, setPassword, signIn, typePassword } from "../../support/auth.ts";
import { violations } from "../../support/axe.ts";
import { expect, staff, test } from "../../support/backend.ts";
import { secondFactor } from "../../support/second-factor.ts";

const alertOf = (page: Page) => page.getByRole("alert");
const GOOD = "a-good-new-password";

test.describe("in every state, the page is accessible and never scrolls sideways", () => {
  test.use({ provoked: REFUSED });

  async function expectAccessible(page: Page): Promise<void> {
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
    await expect(page.locator("h1")).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
  }

  test("no session, no address, answer", async ({ page }) => {
    await page.goto("/auth/reset-password");
    await expect(alertOf(page)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(alertOf(page)).toHaveCount(2);
    await expectAccessible(page);
    await page.getByLabel("Email address").fill(staff.email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText("Check your email")).toBeVisible();
    await expectAccessible(page);
  });

  test("form, mistake, refusal, success", async ({ page, backend, baseURL }) => {
    await signIn(page, backend, baseURL);
    await expectAccessible(page);
    await typePassword(page, "123");
    await expectAccessible(page);
    backend.fail({ path: "/auth/v1/user", method: "PUT", error: "session_not_found" });
    await typePassword(page, GOOD);
    await expect(alertOf(page)).toContainText("Auth session missing!");
    await expectAccessible(page);
    await signIn(page, backend, baseURL);
    await page.clock.install();
    await setPassword(page, backend, GOOD);
    await expectAccessible(page);
  });

  test("second factor, mistake, silence", async ({ page, backend, baseURL }) => {
    for (const answer of secondFactor) backend.fail(answer);
    await page.goto(await backend.dashboardLink(`${baseURL}/auth/reset-password`));
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(alertOf(page)).toBeVisible();
    await expectAccessible(page);
    backend.recover();
    backend.fail({ path: "/auth/v1/user", times: 1000, status: 503, body: {} });
    await page.reload();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expectAccessible(page);
  });

  test("failed callback", async ({ page }) => {
    await page.goto(`/auth/callback#error_description=${"unbreakably-long".repeat(12)}`);
    await expect(alertOf(page)).toBeVisible();
    await expectAccessible(page);
  });
});
