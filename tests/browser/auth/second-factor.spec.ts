import { expectForm, expectNewLinkBelow, REFUSED, setPassword, signIn, typePassword } from "../../support/auth.ts";
import { expect, test } from "../../support/backend.ts";
import { CODE, secondFactor } from "../../support/second-factor.ts";

test.use({ provoked: REFUSED });

test("a person with an authenticator app is asked for its code first, may mistype it, and then sets the password", async ({
  page,
  backend,
  baseURL,
}) => {
  for (const answer of secondFactor) backend.fail(answer);
  await page.goto(await backend.dashboardLink(`${baseURL}/auth/reset-password`));
  const field = page.getByLabel("Six-digit code");
  await expect(page.getByRole("form", { name: "Enter your code" })).toBeVisible();
  await expect(page.getByLabel("New Password")).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("autocomplete", "one-time-code");
  await expect(field).toHaveAttribute("inputmode", "numeric");
  for (const [typed, message] of [
    ["", /six digits/],
    ["12345a", /six digits/],
    ["000000", /too old/],
  ] as const) {
    await field.fill(typed);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(message);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(message);
  }
  // As an East Asian keyboard types it.
  await field.fill(
    CODE.replace(/(?=...$)/, "　").replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  );
  await page.getByRole("button", { name: "Continue" }).click();
  await expectForm(page);
  await expect(page.getByLabel("New Password")).toBeFocused();
  await page.reload();
  await expectForm(page);
  await setPassword(page, backend, "set-with-a-second-factor");
});

test("where the app was added meanwhile the code is asked for after all; silence is told, and a session that ended gets a new link", async ({
  page,
  backend,
  baseURL,
}) => {
  await signIn(page, backend, baseURL);
  backend.fail({ path: "/auth/v1/user", method: "PUT", error: "insufficient_aal" });
  await typePassword(page, "a-good-new-password");
  await expect(page.getByRole("form", { name: "Enter your code" })).toBeVisible();
  await page.getByLabel("Six-digit code").fill(CODE);
  backend.fail({ path: "/auth/v1/user", error: "over_request_rate_limit" });
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toContainText("isn’t answering");
  backend.fail({ path: "/auth/v1/user", error: "session_not_found" });
  await page.getByRole("button", { name: "Continue" }).click();
  await expectNewLinkBelow(page, "Auth session missing!");
});
