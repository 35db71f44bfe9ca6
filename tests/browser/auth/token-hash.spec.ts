import type { Page } from "@playwright/test";
import { askForLink, expectForm, expectNewLinkBelow, historyOf, REFUSED, serviceCalls } from "../../support/auth.ts";
import { expect, type TestBackend, test } from "../../support/backend.ts";

/** What a mail has as its link where its template names the token hash (docs/backend.md). */
async function linkOfTemplate(page: Page, backend: TestBackend, type = "recovery"): Promise<string> {
  const token = new URL(await askForLink(page, backend)).searchParams.get("token");
  return `/auth/callback?token_hash=${token}&type=${type}`;
}

test("a token hash is redeemed when the button is pressed, in any browser", async ({ page, backend, browser }) => {
  const link = await linkOfTemplate(page, backend);
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await elsewhere.newPage();
  const calls = serviceCalls(other);
  await other.goto(link);
  const button = other.getByRole("button", { name: "Continue" });
  await expect(button).toBeVisible();
  await expect(other).toHaveURL("/auth/callback?type=recovery");
  expect(calls, "nothing is redeemed by those who only look").toEqual([]);
  await button.click();
  await expectForm(other);
  expect(calls.filter((call) => call === "POST /verify")).toHaveLength(1);
  expect((await historyOf(other)).filter((address) => address.includes("token_hash"))).toEqual([]);
  await elsewhere.close();
});

test("a token hash of an invitation leads to the form for a link that works", async ({ page, backend }) => {
  await page.goto(await linkOfTemplate(page, backend, "invite"));
  await expectNewLinkBelow(page, "doesn’t set a password");
});

test.describe("a token hash", () => {
  test.use({ provoked: REFUSED });

  test("that is too old says so, and a new link helps", async ({ page, backend }) => {
    const link = await linkOfTemplate(page, backend);
    backend.clock.advance(3601);
    await page.goto(link);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Authentication Error");
    await expectNewLinkBelow(page, "Email link is invalid or has expired");
  });

  test("stays good while the service is silent", async ({ page, backend }) => {
    const link = await linkOfTemplate(page, backend);
    await page.goto(link);
    backend.fail({ path: "/auth/v1/verify", times: 2, status: 503, body: {} });
    await page.getByRole("button", { name: "Continue" }).click();
    await expectForm(page);
  });
});
