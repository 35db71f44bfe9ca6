import type { Page } from "@playwright/test";
import { expectAccessible, REFUSED } from "../../support/auth.ts";
import { expect, staff, test } from "../../support/backend.ts";

async function askFor(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
}

/** Submits an address, and returns the page's answer. */
async function answerTo(page: Page, email: string): Promise<string | null> {
  await askFor(page, email);
  await expect(page.getByRole("status")).not.toBeEmpty();
  return page.getByRole("status").textContent();
}

test.use({ provoked: REFUSED });

// flows-links.test.ts has other refusals.
const faults = [
  [{ error: "over_request_rate_limit" }, /Too many requests came from your connection/],
  [{ cutBefore: true, times: 5 }, /We couldn’t ask for the link/],
] as const;

test("without a session the page offers a new link: what is wrong or refused is said at the field, known and unknown addresses are told alike, each state is whole and accessible, and the way home is there", async ({
  page,
  backend,
}) => {
  await page.goto("/auth/reset-password");
  await expect(page.getByRole("alert")).toHaveText("No active session. Please request a new password reset link.");
  await expect(page.getByRole("form", { name: "Send a new link" })).toBeVisible();
  await expectAccessible(page);
  for (const email of ["", "staff", "two words@example.test"]) {
    await askFor(page, email);
    await expect(page.getByRole("alert").last(), email).toHaveText(/Enter your email address/);
    await expect(page.getByLabel("Email address"), email).toBeFocused();
  }
  await expectAccessible(page);
  for (const [fault, message] of faults) {
    backend.fail({ path: "/auth/v1/recover", ...fault });
    await askFor(page, staff.email);
    await expect(page.getByRole("alert").last()).toHaveText(message);
    await expect(page.getByLabel("Email address")).toBeFocused();
    await expect(page.getByLabel("Email address")).toHaveValue(staff.email);
    backend.recover();
  }
  // As it is copied from a mail program.
  const known = await answerTo(page, `Sam <mailto:${staff.email}>,`);
  expect(known).toMatch(/in this browser within five minutes.*one link a minute/);
  await expect(page.getByRole("alert"), "what was said before is over").toHaveCount(0);
  expect(await answerTo(page, "unknown@example.test")).toBe(known);
  expect(backend.mails().map((mail) => mail.to)).toEqual([staff.email]);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});
