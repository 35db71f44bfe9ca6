import {
  expect,
  expectThanks,
  forms,
  least,
  submitButton,
  test,
  textField,
  waitUntilBelievable,
  words,
} from "../../support/forms.ts";

for (const [script, pattern] of [
  ["application", "**/assets/application.client-*.js"],
  ["form's own script", "**/assets/controller.client-*.js"],
] as const) {
  test(`Enter that is pressed before the ${script} is there is taken when it is`, async ({ page, onlyLead, leads }) => {
    const { promise, resolve: letScriptCome } = Promise.withResolvers<void>();
    await page.route(pattern, async (route) => {
      await promise;
      await route.continue();
    });
    await page.clock.install();
    await page.goto(forms.contact.address, { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("class", /.*/);
    for (const [field, value] of Object.entries(least.contact)) await textField(page, "contact", field).fill(value);
    await expect(submitButton(page, "contact")).toBeDisabled();
    await textField(page, "contact", "email").press("Enter");
    expect(await leads()).toEqual([]);
    await waitUntilBelievable(page);
    letScriptCome();
    await expectThanks(page, "contact");
    await expect(page).toHaveURL(forms.contact.address);
    expect((await onlyLead()).fields["message"]).toBe(least.contact["message"]);
  });
}

test("Enter that is pressed early says what is missing, once there is somebody to say it", async ({ page }) => {
  const { promise, resolve: letScriptCome } = Promise.withResolvers<void>();
  await page.route("**/assets/application.client-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(forms.newsletter.address);
  await textField(page, "newsletter", "email").press("Enter");
  await waitUntilBelievable(page);
  letScriptCome();
  const summary = page.locator("main form").getByText(words.problem, { exact: true });
  await expect(summary).toBeVisible();
  await expect(page.locator(":focus")).toContainText(words.problem);
});

test("whoever had the page before them for a while is not too fast, however late its scripts come", async ({
  page,
  onlyLead,
}) => {
  const { promise, resolve: letScriptCome } = Promise.withResolvers<void>();
  await page.route("**/assets/controller.client-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(forms.newsletter.address);
  await waitUntilBelievable(page);
  // As a browser does that knows its owner's address.
  await textField(page, "newsletter", "email").fill("quick@example.com");
  letScriptCome();
  await submitButton(page, "newsletter").click();
  await expectThanks(page, "newsletter");
  await onlyLead();
});
