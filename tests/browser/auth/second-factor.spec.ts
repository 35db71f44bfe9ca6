import { expectAccessible, expectForm, REFUSED, setPassword } from "../../support/auth.ts";
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
  await expectAccessible(page);
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
  await expectAccessible(page);
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
