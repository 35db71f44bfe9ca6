import type { Page } from "@playwright/test";
import {
  expectAccessible,
  expectForm,
  expectNewLinkBelow,
  REFUSED,
  serviceCalls,
  setPassword,
  signIn,
  storedSession,
  typePassword,
} from "../../support/auth.ts";
import { expect, staff, test } from "../../support/backend.ts";
import { stopClock } from "../../support/clock.ts";
import { CODE } from "../../support/second-factor.ts";

const alertOf = (page: Page) => page.getByRole("alert");

/** A password that the service accepts. */
const GOOD = "a-good-new-password";

test("a new password is set once, which is said, and after two seconds the home page is there; a person who leaves earlier is not called back", async ({
  page,
  backend,
  baseURL,
}) => {
  await page.clock.install();
  await signIn(page, backend, baseURL);
  await page.clock.pauseAt(Date.now() + 60_000);
  const calls = serviceCalls(page);
  backend.fail({ path: "/auth/v1/user", method: "PUT", delay: 500 });
  await typePassword(page, GOOD);
  await expect(page.getByRole("button", { name: "Updating Password..." })).toBeVisible();
  await page.getByLabel("Confirm Password").press("Enter");
  await expect(page.getByRole("heading", { name: "Password Updated!" })).toBeFocused();
  expect(calls.filter((call) => call === "PUT /user")).toHaveLength(1);
  await expect(page.getByText("Redirecting you to the homepage...")).toBeVisible();
  await page.clock.runFor(1999);
  await expect(page).toHaveURL("/auth/reset-password");
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page).toHaveURL("/");
  expect(await backend.accepts(GOOD)).toBe(true);
  expect(await backend.accepts(staff.password)).toBe(false);

  await page.goto("/auth/reset-password");
  await expectForm(page);
  await stopClock(page);
  await setPassword(page, backend, `${GOOD}-2`);
  // axe needs the page's timers; the one that leads home is far off.
  let isLooking = true;
  const looked = expectAccessible(page).finally(() => {
    isLooking = false;
  });
  const tick = async () => {
    // A tick takes a while, so that the timer isn't reached.
    while (isLooking) await Promise.all([page.clock.runFor(1), new Promise((resolve) => setTimeout(resolve, 20))]);
  };
  await Promise.all([looked, tick()]);
  await page.locator("footer a[href='/about']").click();
  await expect(page).toHaveTitle(/About/);
  await page.clock.runFor(5000);
  await expect(page).toHaveURL("/about");
});

const MISTAKES = [
  ["12345", "other-password", "Password must be at least 6 characters long", "New Password"],
  ["123456", "", "Passwords do not match", "Confirm Password"],
] as const;

// failure.test.ts has what counts as a message; a gateway's text is only tested here.
const refusals = [
  [{ error: "weak_password", message: "Password is known.", reasons: ["pwned"] }, "Password is known."],
  [
    { status: 502, body: { message: "An invalid response was received from the upstream server" } },
    "Failed to update password",
  ],
] as const;

test.describe("the form", () => {
  test.use({ provoked: REFUSED });

  // password-check.test.ts has other mistakes.
  test("checks passwords, length first; they can be pasted, shown and hidden again, managers find what they need, and what the service refuses is said as received", async ({
    page,
    context,
    backend,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signIn(page, backend, baseURL);
    await expectAccessible(page);
    const fields = [page.getByLabel("New Password"), page.getByLabel("Confirm Password")];
    await expect(page.getByLabel("New Password")).toHaveAccessibleDescription("Must be at least 6 characters");
    for (const field of fields) {
      await expect(field).toHaveAttribute("required", "");
      await expect(field).toHaveAttribute("minlength", "6");
      await expect(field).toHaveAttribute("autocomplete", "new-password");
      await expect(field).toHaveAttribute("type", "password");
    }
    const username = page.locator("input[autocomplete=username]");
    await expect(username).toHaveValue(staff.email);
    await expect(username).toBeHidden();
    for (const [password, confirmation, message, label] of MISTAKES) {
      await page.getByRole("button", { name: "Show passwords" }).click();
      for (const field of fields) await expect(field).toHaveAttribute("type", "text");
      await typePassword(page, password, confirmation);
      await expect(alertOf(page)).toHaveText(message);
      await expect(page.getByLabel(label)).toBeFocused();
      await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
      for (const field of fields) await expect(field).toHaveAttribute("type", "password");
    }
    await expectAccessible(page);
    await page.evaluate((text) => navigator.clipboard.writeText(text), GOOD);
    for (const field of fields) {
      await field.fill("");
      await field.focus();
      await page.keyboard.press("ControlOrMeta+V");
      await expect(field).toHaveValue(GOOD);
    }
    for (const [fault, message] of refusals) {
      backend.fail({ path: "/auth/v1/user", method: "PUT", ...fault });
      await typePassword(page, GOOD);
      await expect(alertOf(page)).toHaveText(message);
      await expect(alertOf(page)).toBeFocused();
    }
    // The service itself refuses the current password.
    await typePassword(page, staff.password);
    await expect(alertOf(page)).toHaveText("New password should be different from the old password.");
    await test.step("where the connection drops before the answer, the password may be set, which is said", async () => {
      backend.fail({ path: "/auth/v1/user", method: "PUT", cutAfter: true });
      // The browser itself retries once on a reused connection.
      backend.fail({ path: "/auth/v1/user", method: "PUT", times: 5, cutBefore: true });
      await typePassword(page, GOOD);
      await expect(alertOf(page)).toContainText("Failed to update password");
      await expect(alertOf(page)).toContainText("may have been changed all the same");
      expect(await backend.accepts(GOOD)).toBe(true);
      backend.recover();
    });
    await setPassword(page, backend, `${GOOD}-2`);
  });
});

test.describe("a session that is no longer good enough", () => {
  test.use({ provoked: REFUSED });

  // flows-links.test.ts has other endings.
  test("for a new password gets a new link at once, after its code too; that of a barred account says whom to ring, and is removed", async ({
    page,
    backend,
    baseURL,
  }) => {
    await signIn(page, backend, baseURL);
    backend.fail({ path: "/auth/v1/user", method: "PUT", error: "insufficient_aal" });
    await typePassword(page, GOOD);
    await expect(page.getByRole("form", { name: "Enter your code" })).toBeVisible();
    await page.getByLabel("Six-digit code").fill(CODE);
    backend.fail({ path: "/auth/v1/user", error: "over_request_rate_limit" });
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(alertOf(page)).toContainText("isn’t answering");
    backend.fail({ path: "/auth/v1/user", error: "session_not_found" });
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByLabel("Email address")).toHaveValue(staff.email);
    await expectAccessible(page);
    await expectNewLinkBelow(page, "Auth session missing!");
    await page.goto(backend.mails()[0]?.link ?? "");
    await expectForm(page);

    backend.fail({ path: "/auth/v1/user", error: "user_banned" });
    await page.reload();
    await expect(alertOf(page)).toContainText("User is banned");
    await expect(alertOf(page)).toBeFocused();
    await expect(alertOf(page).getByRole("link")).toHaveAttribute("href", /^tel:/);
    await expect(page.getByLabel("Email address")).toHaveCount(0);
    expect(await storedSession(page)).toBeNull();
  });
});
