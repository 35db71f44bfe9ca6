import { expect, expectThanks, forms, send, test } from "../../support/forms.ts";
import { makeOlder } from "../../support/older-browser.ts";

test("a telephone of 2023 sends the form, too, and shows the message in the corner", async ({ page, onlyLead }) => {
  await makeOlder(page);
  await send(page, "contact");
  await expectThanks(page, "contact");
  const { title } = forms.contact.form.success;
  await expect(page.locator("[data-sonner-toast]").filter({ hasText: title })).toBeVisible();
  await onlyLead();
});
