import { keepingPages, leaveAndComeBack } from "../../support/back-forward-cache.ts";
import { expect, expectThanks, formNames, least, openForm, send, test, textField, type } from "../../support/forms.ts";

test.use(keepingPages);

for (const form of formNames) {
  test(`${form}: Back brings the form as it was left, with what was typed`, async ({ page }) => {
    await openForm(page, form);
    await type(page, form, least[form]);
    expect(await leaveAndComeBack(page)).toEqual([]);
    await expect(textField(page, form, "email")).toHaveValue(least[form]["email"] ?? "");
  });

  test(`${form}: Back brings the thanks as they were left, and nothing is sent again`, async ({
    page,
    onlyLead,
    leads,
  }) => {
    await send(page, form);
    await expectThanks(page, form);
    await onlyLead();
    expect(await leaveAndComeBack(page)).toEqual([]);
    await expectThanks(page, form, "shown");
    expect(await leads()).toHaveLength(1);
  });
}
