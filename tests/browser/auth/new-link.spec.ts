import type { Page } from "@playwright/test";
import { askForLink, expectForm, REFUSED } from "../../support/auth.ts";
import { expect, staff, test } from "../../support/backend.ts";

/** Types an address and sends it, and returns what the page answers. */
async function answerTo(page: Page, email: string): Promise<string | null> {
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("status")).not.toBeEmpty();
  return page.getByRole("status").textContent();
}

test("without a session, the page says so, offers the way home and a new link", async ({ page }) => {
  await page.goto("/auth/reset-password");
  await expect(page.getByRole("alert")).toHaveText("No active session. Please request a new password reset link.");
  await expect(page.getByRole("form", { name: "Send a new link" })).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("known and unknown addresses get the same answer; a mail goes to the known one only", async ({
  page,
  backend,
}) => {
  await page.goto("/auth/reset-password");
  const known = await answerTo(page, staff.email);
  const unknown = await answerTo(page, "nobody@example.test");
  expect(unknown).toBe(known);
  expect(backend.mails().map((mail) => mail.to)).toEqual([staff.email]);
});

test("the answer explains how long a link works, where, and how often one is sent", async ({ page }) => {
  await page.goto("/auth/reset-password");
  expect(await answerTo(page, staff.email)).toMatch(/in this browser within five minutes.*one link a minute/);
});

test.describe("when the service refuses", () => {
  test.use({ provoked: REFUSED });

  test("because mails are limited, the answer is the same, since only known addresses meet that limit", async ({
    page,
    backend,
  }) => {
    await page.goto("/auth/reset-password");
    const known = await answerTo(page, staff.email);
    backend.fail({ path: "/auth/v1/recover", error: "over_email_send_rate_limit" });
    expect(await answerTo(page, staff.email)).toBe(known);
  });

  const faults = [
    [{ error: "over_request_rate_limit" }, /Too many requests came from your connection/],
    [{ error: "validation_failed", message: "Unable to validate email address" }, /^Unable to validate email address$/],
    [{ status: 502, body: { message: "An invalid response was received from the upstream server" } }, /We couldn’t/],
    [{ status: 500, body: {} }, /We couldn’t ask for the link/],
    [{ cutBefore: true, times: 5 }, /We couldn’t ask for the link/],
  ] as const;

  test("the page says what to do", async ({ page, backend }) => {
    for (const [fault, message] of faults) {
      await page.goto("/auth/reset-password");
      backend.fail({ path: "/auth/v1/recover", ...fault });
      await page.getByLabel("Email address").fill(staff.email);
      await page.getByRole("button", { name: "Send the link" }).click();
      await expect(page.getByRole("alert").last()).toHaveText(message);
      await expect(page.getByLabel("Email address")).toBeFocused();
      await expect(page.getByLabel("Email address")).toHaveValue(staff.email);
      backend.recover();
      await answerTo(page, staff.email);
      await expect(page.getByRole("alert"), "what was said before is over").toHaveCount(0);
    }
  });
});

test.describe("when links are asked for twice in a minute", () => {
  test.use({ settings: { secondsBetweenMails: 60 }, provoked: REFUSED });

  test("the link in the mail still works, though its code is of the request that was refused", async ({
    page,
    backend,
  }) => {
    const link = await askForLink(page, backend);
    await answerTo(page, staff.email);
    expect(backend.mails()).toHaveLength(1);
    await page.goto(link);
    await expectForm(page);
  });
});

test.describe("when a second request gets lost on its way", () => {
  test.use({ provoked: REFUSED });

  test("the link of the first works as if there had been no other", async ({ page, backend }) => {
    const link = await askForLink(page, backend);
    backend.fail({ path: "/auth/v1/recover", cutBefore: true, times: 5 });
    await page.reload();
    await page.getByLabel("Email address").fill(staff.email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("alert").last()).toHaveText(/We couldn’t ask for the link/);
    await page.goto(link);
    await expectForm(page);
  });
});

test.describe("an address with letters outside ASCII", () => {
  test.use({ provoked: REFUSED });
  test("is refused by the service, which is said at the field", async ({ page }) => {
    await page.goto("/auth/reset-password");
    await page.getByLabel("Email address").fill("jürgen@example.test");
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("alert").last()).toContainText("Unable to validate email address");
    await expect(page.getByLabel("Email address")).toBeFocused();
  });
});

test("what is no address is said to be none before anything is sent", async ({ page }) => {
  await page.goto("/auth/reset-password");
  for (const email of ["", "staff", "two words@example.test"]) {
    await page.getByLabel("Email address").fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("alert").last(), email).toHaveText(/Enter your email address/);
    await expect(page.getByLabel("Email address"), email).toBeFocused();
  }
});
