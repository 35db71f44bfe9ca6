import type { Page } from "@playwright/test";
import {
  askForLink,
  endSessionElsewhere,
  expectForm,
  expectNewLinkBelow,
  REFUSED,
  setPassword,
  signIn,
  spoilSession,
  storedSession,
  typePassword,
} from "../../support/auth.ts";
import { expect, staff, test } from "../../support/backend.ts";
import { stopClock } from "../../support/clock.ts";

const alertOf = (page: Page) => page.getByRole("alert");

/** A password that the service takes. */
const GOOD = "a-good-new-password";

test("a new password is set, which is said, and after two seconds the home page is there", async ({
  page,
  backend,
  baseURL,
}) => {
  await page.clock.install();
  await signIn(page, backend, baseURL);
  await page.clock.pauseAt(Date.now() + 60_000);
  backend.fail({ path: "/auth/v1/user", method: "PUT", delay: 500 });
  await typePassword(page, GOOD);
  await expect(page.getByRole("button", { name: "Updating Password..." })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Password Updated!" })).toBeFocused();
  await expect(page.getByText("Redirecting you to the homepage...")).toBeVisible();
  await page.clock.runFor(1999);
  await expect(page).toHaveURL("/auth/reset-password");
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page).toHaveURL("/");
  expect(await backend.accepts(GOOD)).toBe(true);
  expect(await backend.accepts(staff.password)).toBe(false);
});

test("whoever leaves during these two seconds is not called back", async ({ page, backend, baseURL }) => {
  await page.clock.install();
  await signIn(page, backend, baseURL);
  await setPassword(page, backend, GOOD);
  await page.locator("footer a[href='/about']").click();
  await expect(page).toHaveTitle(/About/);
  await page.clock.runFor(5000);
  await expect(page).toHaveURL("/about");
});

test("sending twice sends once", async ({ page, backend, baseURL }) => {
  await signIn(page, backend, baseURL);
  const updates: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && updates.push(request.url()));
  backend.fail({ path: "/auth/v1/user", method: "PUT", delay: 500 });
  await typePassword(page, GOOD);
  await expect(page.getByRole("button", { name: "Updating Password..." })).toBeVisible();
  await page.getByLabel("Confirm Password").press("Enter");
  await expect(page.getByRole("heading", { name: "Password Updated!" })).toBeVisible();
  expect(updates).toHaveLength(1);
});

test.describe("what is typed is checked", () => {
  const cases = [
    ["", "", "Password must be at least 6 characters long", "New Password"],
    ["12345", "12345", "Password must be at least 6 characters long", "New Password"],
    ["12345", "other-password", "Password must be at least 6 characters long", "New Password"],
    ["123456", "1234567", "Passwords do not match", "Confirm Password"],
    ["123456", "", "Passwords do not match", "Confirm Password"],
  ] as const;

  test("length before agreement, which a hint says beforehand; the message stands at its field, which gets the focus", async ({
    page,
    backend,
    baseURL,
  }) => {
    await signIn(page, backend, baseURL);
    await expect(page.getByLabel("New Password")).toHaveAccessibleDescription("Must be at least 6 characters");
    for (const name of ["New Password", "Confirm Password"]) {
      await expect(page.getByLabel(name)).toHaveAttribute("required", "");
      await expect(page.getByLabel(name)).toHaveAttribute("minlength", "6");
    }
    for (const [password, confirmation, message, field] of cases) {
      await typePassword(page, password, confirmation);
      await expect(alertOf(page)).toHaveText(message);
      const input = page.getByLabel(field);
      await expect(input).toBeFocused();
      await expect(input).toHaveAttribute("aria-invalid", "true");
      await expect(input).toHaveAccessibleDescription(new RegExp(message));
    }
    await setPassword(page, backend, GOOD);
  });
});

test("password managers find what they need, and pasting works", async ({ page, context, backend, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, backend, baseURL);
  const username = page.locator("input[autocomplete=username]");
  await expect(username).toHaveValue(staff.email);
  await expect(username).toBeHidden();
  await page.evaluate((text) => navigator.clipboard.writeText(text), GOOD);
  for (const name of ["New Password", "Confirm Password"]) {
    await expect(page.getByLabel(name)).toHaveAttribute("autocomplete", "new-password");
    await page.getByLabel(name).focus();
    await page.keyboard.press("ControlOrMeta+V");
    await expect(page.getByLabel(name)).toHaveValue(GOOD);
  }
});

test("passwords can be shown, and are hidden again when they are sent", async ({ page, backend, baseURL }) => {
  await signIn(page, backend, baseURL);
  const fields = [page.getByLabel("New Password"), page.getByLabel("Confirm Password")];
  for (const field of fields) await expect(field).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show passwords" }).click();
  for (const field of fields) await expect(field).toHaveAttribute("type", "text");
  await typePassword(page, "123");
  for (const field of fields) await expect(field).toHaveAttribute("type", "password");
  await expect(page.getByRole("button", { name: "Show passwords" })).toBeVisible();
});

test.describe("when the service refuses", () => {
  test.use({ provoked: REFUSED });

  // What counts as a message is in failure.test.ts; that a gateway's words are none is seen here alone.
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
    // The password in force is refused by the service itself.
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

test.describe("a session that the service has ended", () => {
  test.use({ provoked: REFUSED });

  test("is no session, whatever the browser has kept, and is removed", async ({ page, backend, baseURL }) => {
    await signIn(page, backend, baseURL);
    await endSessionElsewhere(page, backend);
    await page.goto("/about");
    await page.goto("/auth/reset-password");
    await expectNewLinkBelow(page, "No active session. Please request a new password reset link.");
    await expect(page.getByLabel("New Password")).toHaveCount(0);
    expect(await storedSession(page)).toBeNull();
  });

  test("because the account is barred says whom to ring", async ({ page, backend, baseURL }) => {
    await signIn(page, backend, baseURL);
    await backend.ban();
    await page.reload();
    await expect(alertOf(page)).toContainText("User is banned");
    await expect(alertOf(page)).toBeFocused();
    await expect(alertOf(page).getByRole("link")).toHaveAttribute("href", /^tel:/);
    await expect(page.getByLabel("Email address")).toHaveCount(0);
    expect(await storedSession(page)).toBeNull();
  });

  test("so does a link to a barred account", async ({ page, backend }) => {
    const link = await askForLink(page, backend);
    await backend.ban();
    await page.goto(link);
    await expect(alertOf(page)).toContainText("User is banned");
    await expect(alertOf(page).getByRole("link")).toHaveAttribute("href", /^tel:/);
  });
});

test.describe("a session older than a day, where a fresh one is needed", () => {
  test.use({ provoked: REFUSED, settings: { needsFreshSession: true, accessTokenSeconds: 604_800 } });

  test("gets a new link, which does", async ({ page, backend, baseURL }) => {
    await signIn(page, backend, baseURL);
    backend.clock.advance(25 * 3600);
    await typePassword(page, GOOD);
    await expectNewLinkBelow(page, "Password update requires reauthentication");
    await page.goto(backend.mails()[0]?.link ?? "");
    await expectForm(page);
    await setPassword(page, backend, GOOD);
  });
});

test.describe("when the connection drops", () => {
  test.use({ provoked: REFUSED });

  for (const [what, fault, isSet] of [
    ["before the password arrived", { cutBefore: true }, false],
    ["before the answer came", { cutAfter: true }, true],
  ] as const) {
    test(`${what}, the page says that nobody knows, and a second try works`, async ({ page, backend, baseURL }) => {
      await signIn(page, backend, baseURL);
      backend.fail({ path: "/auth/v1/user", method: "PUT", times: isSet ? 1 : 5, ...fault });
      // The browser itself tries once more on a connection that it had open; the second time nothing is done.
      if (isSet) backend.fail({ path: "/auth/v1/user", method: "PUT", times: 5, cutBefore: true });
      await typePassword(page, GOOD);
      await expect(alertOf(page)).toContainText("Failed to update password");
      await expect(alertOf(page)).toContainText("may have been changed all the same");
      expect(await backend.accepts(GOOD)).toBe(isSet);
      backend.recover();
      await setPassword(page, backend, `${GOOD}-2`);
    });
  }
});

test.describe("with an expired session and the service down", () => {
  test.use({ provoked: REFUSED });

  for (const [how, fault] of [
    ["refusing", { status: 503, body: {} }],
    ["hanging", { delay: 60_000 }],
  ] as const) {
    test(`or ${how}, "Verifying session..." ends within ten seconds, and a second try works`, async ({
      page,
      backend,
      baseURL,
    }) => {
      await page.clock.install();
      await signIn(page, backend, baseURL);
      await spoilSession(page, "expired");
      backend.fail({ path: "/auth/v1/token", times: 1000, ...fault });
      // The words stand in the page before anything runs; the time counts from when the service is asked.
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
  }
});
