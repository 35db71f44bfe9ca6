import { expectForm, expectNewLinkBelow, REFUSED, setPassword, typePassword } from "../../support/auth.ts";
import { expect, test } from "../../support/backend.ts";

test.describe("whoever has an authenticator app", () => {
  test.use({ provoked: REFUSED });

  test("is asked for its code first, may mistype it, and then sets the password", async ({
    page,
    backend,
    baseURL,
  }) => {
    const code = await backend.enrolFactor();
    await page.goto(await backend.dashboardLink(`${baseURL}/auth/reset-password`));
    const field = page.getByLabel("Six-digit code");
    await expect(page.getByRole("form", { name: "Enter your code" })).toBeVisible();
    await expect(page.getByLabel("New Password")).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await expect(field).toHaveAttribute("inputmode", "numeric");
    const alert = page.getByRole("alert");
    for (const [typed, message] of [
      ["", /six digits/],
      ["12345a", /six digits/],
      [code(300), /too old/],
    ] as const) {
      await field.fill(typed);
      await page.keyboard.press("Enter");
      await expect(alert).toHaveText(message);
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(message);
    }
    await field.fill(code().replace(/(?=...$)/, " "));
    await page.getByRole("button", { name: "Continue" }).click();
    await expectForm(page);
    await expect(page.getByLabel("New Password")).toBeFocused();
    await page.reload();
    await expectForm(page);
    await setPassword(page, backend, "set-with-a-second-factor");
  });

  test("is told when the service doesn't answer, and can send the same code again", async ({
    page,
    backend,
    baseURL,
  }) => {
    const code = await backend.enrolFactor();
    await page.goto(await backend.dashboardLink(`${baseURL}/auth/reset-password`));
    await page.getByLabel("Six-digit code").fill(code());
    backend.fail({ path: "/auth/v1/factors", error: "over_request_rate_limit" });
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("alert")).toContainText("isn’t answering");
    await page.getByRole("button", { name: "Continue" }).click();
    await expectForm(page);
  });

  test("is asked after all if the app was added meanwhile", async ({ page, backend, baseURL }) => {
    await page.goto(await backend.dashboardLink(`${baseURL}/auth/reset-password`));
    await expectForm(page);
    backend.fail({ path: "/auth/v1/user", method: "PUT", error: "insufficient_aal" });
    await typePassword(page, "a-good-new-password");
    await expect(page.getByRole("form", { name: "Enter your code" })).toBeVisible();
  });

  test("gets a new link where the session ends before the code is typed", async ({ page, backend, baseURL }) => {
    const code = await backend.enrolFactor();
    await page.goto(await backend.dashboardLink(`${baseURL}/auth/reset-password`));
    await page.getByLabel("Six-digit code").fill(code());
    backend.fail({ path: "/auth/v1/user", error: "session_not_found" });
    await page.getByRole("button", { name: "Continue" }).click();
    await expectNewLinkBelow(page, "Auth session missing!");
  });
});

test("whoever has no app left that shows a code is told whom to ring", async ({ page, backend, baseURL }) => {
  const code = await backend.enrolFactor();
  await page.goto(await backend.dashboardLink(`${baseURL}/auth/reset-password`));
  await page.getByLabel("Six-digit code").fill(code());
  await page.route("**/auth/v1/user", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), factors: [] } });
  });
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Failed to update password");
  await expect(page.getByLabel("Six-digit code")).toHaveCount(0);
});
