import type { Page } from "@playwright/test";
import {
  expectForm,
  expectNewLinkBelow,
  REFUSED,
  serviceCalls,
  setPassword,
  signIn,
  spoilSession,
  storedSession,
  typePassword,
} from "../../support/auth.ts";
import { expect, staff, test } from "../../support/backend.ts";
import { stopClock } from "../../support/clock.ts";

const alertOf = (page: Page) => page.getByRole("alert");

/** A password that the service accepts. */
const GOOD = "a-good-new-password";

test("a new password is set once, which is said, and after two seconds the home page is there", async ({
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
});

test("a person who leaves during these two seconds is not called back", async ({ page, backend, baseURL }) => {
  await page.clock.install();
  await signIn(page, backend, baseURL);
  await setPassword(page, backend, GOOD);
  await page.locator("footer a[href='/about']").click();
  await expect(page).toHaveTitle(/About/);
  await page.clock.runFor(5000);
  await expect(page).toHaveURL("/about");
});

const MISTAKES = [
  ["12345", "other-password", "Password must be at least 6 characters long", "New Password"],
  ["123456", "", "Passwords do not match", "Confirm Password"],
] as const;

// password-check.test.ts has other mistakes.
test("the form: passwords are checked, length first; they can be pasted, shown and hidden again, and managers find what they need", async ({
  page,
  context,
  backend,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, backend, baseURL);
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
  await page.evaluate((text) => navigator.clipboard.writeText(text), GOOD);
  for (const field of fields) {
    await field.fill("");
    await field.focus();
    await page.keyboard.press("ControlOrMeta+V");
    await expect(field).toHaveValue(GOOD);
  }
  await setPassword(page, backend, GOOD);
});

test.describe("when the service refuses", () => {
  test.use({ provoked: REFUSED });

  // failure.test.ts has what counts as a message; a gateway's text is only tested here.
  const refusals = [
    [{ error: "weak_password", message: "Password is known.", reasons: ["pwned"] }, "Password is known."],
    [
      { status: 502, body: { message: "An invalid response was received from the upstream server" } },
      "Failed to update password",
    ],
  ] as const;

  test("its message is shown as received, or the default where it has none, and gets the focus", async ({
    page,
    backend,
    baseURL,
  }) => {
    await signIn(page, backend, baseURL);
    for (const [fault, message] of refusals) {
      await test.step(JSON.stringify(fault), async () => {
        backend.fail({ path: "/auth/v1/user", method: "PUT", ...fault });
        await typePassword(page, GOOD);
        await expect(alertOf(page)).toHaveText(message);
        await expect(alertOf(page)).toBeFocused();
      });
    }
    // The service itself refuses the current password.
    await typePassword(page, staff.password);
    await expect(alertOf(page)).toHaveText("New password should be different from the old password.");
    await setPassword(page, backend, GOOD);
  });

  test("because the session is no longer good enough, a new link can be had at once", async ({
    page,
    backend,
    baseURL,
  }) => {
    await signIn(page, backend, baseURL);
    backend.fail({ path: "/auth/v1/user", method: "PUT", error: "session_not_found" });
    await typePassword(page, GOOD);
    await expect(page.getByLabel("Email address")).toHaveValue(staff.email);
    await expectNewLinkBelow(page, "Auth session missing!");
    await page.goto(backend.mails()[0]?.link ?? "");
    await expectForm(page);
    await setPassword(page, backend, GOOD);
  });
});

test.describe("a session of a barred account", () => {
  test.use({ provoked: REFUSED });

  test("says whom to ring, and is removed", async ({ page, backend, baseURL }) => {
    await signIn(page, backend, baseURL);
    backend.fail({ path: "/auth/v1/user", error: "user_banned" });
    await page.reload();
    await expect(alertOf(page)).toContainText("User is banned");
    await expect(alertOf(page)).toBeFocused();
    await expect(alertOf(page).getByRole("link")).toHaveAttribute("href", /^tel:/);
    await expect(page.getByLabel("Email address")).toHaveCount(0);
    expect(await storedSession(page)).toBeNull();
  });
});

test.describe("when the connection drops", () => {
  test.use({ provoked: REFUSED });

  test("before the answer came, the page says that the password may be set, and a second try works", async ({
    page,
    backend,
    baseURL,
  }) => {
    await signIn(page, backend, baseURL);
    backend.fail({ path: "/auth/v1/user", method: "PUT", cutAfter: true });
    // The browser itself retries once on a reused connection.
    backend.fail({ path: "/auth/v1/user", method: "PUT", times: 5, cutBefore: true });
    await typePassword(page, GOOD);
    await expect(alertOf(page)).toContainText("Failed to update password");
    await expect(alertOf(page)).toContainText("may have been changed all the same");
    expect(await backend.accepts(GOOD)).toBe(true);
    backend.recover();
    await setPassword(page, backend, `${GOOD}-2`);
  });
});

test.describe("with an expired session and a service that hangs", () => {
  test.use({ provoked: REFUSED });

  test('"Verifying session..." ends within ten seconds, and a second try works', async ({ page, backend, baseURL }) => {
    await page.clock.install();
    await signIn(page, backend, baseURL);
    await spoilSession(page, "expired");
    backend.fail({ path: "/auth/v1/token", times: 1000, delay: 60_000 });
    // The text is in the page before scripts run; the time counts from the request.
    const asked = page.waitForRequest(/grant_type=refresh_token/);
    await page.goto("/auth/reset-password");
    await asked;
    await stopClock(page);
    await page.clock.runFor(9000);
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await page.clock.resume();
    backend.recover();
    await page.getByRole("button", { name: "Try again" }).click();
    await expectForm(page);
    await setPassword(page, backend, GOOD);
  });
});
