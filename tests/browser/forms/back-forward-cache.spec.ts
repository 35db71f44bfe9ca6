import { keepingPages, leaveAndComeBack } from "../../support/back-forward-cache.ts";
import {
  everyKindOfForm,
  expect,
  expectThanks,
  least,
  openForm,
  submitButton,
  test,
  textField,
  type,
} from "../../support/forms.ts";

test.use(keepingPages);

for (const form of everyKindOfForm) {
  test(`${form}: Back brings the form as it was left, and later the thanks, and nothing is sent again`, async ({
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
}
