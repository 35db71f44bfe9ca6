import { applicationRuns } from "../../support/application.ts";
import { setPassword, signIn } from "../../support/auth.ts";
import { keepingPages, leaveAndComeBack } from "../../support/back-forward-cache.ts";
import { expect, expectThanks, least, openForm, submitButton, test, textField, type } from "../../support/forms.ts";

// Signed-in pages are tested here, too: this browser needs a separate worker, with a site and a backend.
test.use(keepingPages);

const form = "free-guide";

test("Back brings a form as it was left, and later the thanks, and nothing is sent again", async ({
  page,
  onlyLead,
  leads,
}) => {
  await openForm(page, form);
  await type(page, form, least[form]);
  expect(await leaveAndComeBack(page)).toEqual([]);
  await expect(textField(page, form, "email")).toHaveValue(least[form]["email"] ?? "");
  await submitButton(page, form).click();
  await expectThanks(page, form);
  await onlyLead();
  expect(await leaveAndComeBack(page)).toEqual([]);
  await expectThanks(page, form, "shown");
  expect(await leads()).toHaveLength(1);
});

test("Back brings a signed-in person's pages as they were left, and they can go on", async ({
  page,
  backend,
  baseURL,
}) => {
  await signIn(page, backend, baseURL);
  expect(await leaveAndComeBack(page)).toEqual([]);
  await setPassword(page, backend, "set-after-coming-back");
  for (const address of ["/about", "/contact"]) {
    await page.goto(address);
    await applicationRuns(page);
    expect(await leaveAndComeBack(page), address).toEqual([]);
  }
});
