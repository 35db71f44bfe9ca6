import {
  expect,
  expectThanks,
  forms,
  least,
  openForm,
  sendEmpty,
  submitButton,
  test,
  textField,
  type,
  waitUntilBelievable,
  words,
} from "../../support/forms.ts";
import { hold } from "../../support/hold.ts";
import { titleOf } from "../../support/site.ts";

test("the title is the new page's after leaving a form with mistakes; a program that fills in what people can't see is stopped, and a person is let through", async ({
  page,
  leads,
}) => {
  await openForm(page, "contact");
  await sendEmpty(page, "contact");
  await page.locator("footer").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(page).toHaveTitle(titleOf("/pricing"));
  await page.locator("footer").getByRole("link", { name: "Contact Us" }).click();
  await type(page, "contact", least.contact);
  await page.locator("input[name=leave-empty]").evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = "https://spam.example";
  });
  await submitButton(page, "contact").click();
  await expect(page.getByText(words.honeypot.filled)).toBeVisible();
  expect(await leads()).toEqual([]);
  await submitButton(page, "contact").click();
  await expectThanks(page, "contact");
  expect(await leads()).toHaveLength(1);
});

test("a visitor who is faster than people are is asked to press again; one who had the page for a while is not too fast, however late its scripts come", async ({
  page,
  leads,
}) => {
  await page.clock.install();
  await openForm(page, "newsletter");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload();
  // While the clock is stopped, only intent loads the application.
  await textField(page, "newsletter", "email").fill("fast@example");
  await expect(submitButton(page, "newsletter")).toBeEnabled();
  await submitButton(page, "newsletter").click();
  await expect(page.getByRole("alert").filter({ hasText: words.problem })).toBeFocused();
  await expect(page.getByText(words.problem)).toHaveCount(1);
  await textField(page, "newsletter", "email").fill("fast@example.com");
  await submitButton(page, "newsletter").click();
  await expect(page.getByText(words.tooFast)).toBeVisible();
  await expect(page.getByText(words.problem)).toHaveCount(1);
  expect(await leads()).toEqual([]);
  await page.clock.fastForward(2000);
  await page.clock.resume();
  await submitButton(page, "newsletter").click();
  await expectThanks(page, "newsletter");
  await expect.poll(leads).toHaveLength(1);

  const letScriptCome = await hold(page, "**/assets/controller.client-*.js");
  // The mobile marker shows that the bootstrap has run.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(forms.newsletter.address, { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveClass(/mobile/);
  await waitUntilBelievable(page);
  // Like autofill.
  await textField(page, "newsletter", "email").fill("quick@example.com");
  letScriptCome();
  await submitButton(page, "newsletter").click();
  await expectThanks(page, "newsletter");
  await expect.poll(leads).toHaveLength(2);
});
