import { expect, expectThanks, forms, least, openForm, submitButton, test, type } from "../../support/forms.ts";
import { makeOlder } from "../../support/older-browser.ts";

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

// outbox.test.ts has other clocks.
test("a telephone of 2023 whose clock is ten years behind sends the form, too, shows the message in the corner, and the lead bears the right time", async ({
  page,
  onlyLead,
}) => {
  await makeOlder(page);
  await page.clock.install({ time: Date.now() - 10 * YEAR });
  await openForm(page, "contact");
  await type(page, "contact", least.contact);
  await submitButton(page, "contact").click();
  await expectThanks(page, "contact");
  const { title } = forms.contact.form.success;
  await expect(page.locator("[data-sonner-toast]").filter({ hasText: title })).toBeVisible();
  const { submitted_at } = await onlyLead();
  expect(Math.abs(Date.parse(submitted_at) - Date.now())).toBeLessThan(HOUR);
});
