import {
  expect,
  expectThanks,
  LEADS_FAIL,
  least,
  openForm,
  send,
  submitButton,
  test,
  textField,
  type,
  waiting,
} from "../../support/forms.ts";

const INSERT = { method: "POST", path: "/rest/v1/leads" };

/** Twice, because browsers retry requests that were cut off on a reused connection. */
const CUT_AFTER = { cutAfter: true, times: 2 };

// A second request gets a duplicate-key error.
test.use({ provoked: LEADS_FAIL });

test("pressing the button again after a cut makes no second row; the same words sent again later are a lead of their own, and ten presses at once make one row", async ({
  page,
  backend,
  leads,
}) => {
  backend.fail({ ...INSERT, ...CUT_AFTER });
  await send(page, "newsletter");
  await expect(waiting(page)).toBeFocused();
  expect(await leads()).toHaveLength(1);
  await submitButton(page, "newsletter").click();
  await expectThanks(page, "newsletter");
  expect(await leads()).toHaveLength(1);

  await openForm(page, "newsletter");
  await type(page, "newsletter", least.newsletter);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/rest/v1/leads")) posts.push(request.url());
  });
  await submitButton(page, "newsletter").evaluate((button) => {
    for (let press = 0; press < 10; press += 1) if (button instanceof HTMLElement) button.click();
  });
  await expectThanks(page, "newsletter");
  expect(posts).toHaveLength(1);
  expect(await leads()).toHaveLength(2);
});

test("two tabs make one row: with the same draft, one after the other, and filled in alike and sent at the same moment", async ({
  page,
  context,
  backend,
  leads,
}) => {
  const other = await context.newPage();
  await test.step("the same draft, one after the other", async () => {
    await openForm(page, "contact");
    await type(page, "contact", least.contact);
    await openForm(other, "contact");
    await expect(textField(other, "contact", "message")).toHaveValue(least.contact["message"] ?? "");
    await type(other, "contact", {});
    await submitButton(page, "contact").click();
    await expectThanks(page, "contact");
    await submitButton(other, "contact").click();
    await expectThanks(other, "contact");
    expect(await leads()).toHaveLength(1);
  });
  await test.step("filled in alike, at the same moment", async () => {
    for (const tab of [page, other]) await openForm(tab, "newsletter");
    for (const tab of [page, other]) await type(tab, "newsletter", least.newsletter);
    backend.fail({ ...INSERT, delay: 1000 });
    await Promise.all([page, other].map((tab) => submitButton(tab, "newsletter").click()));
    for (const tab of [page, other]) await expectThanks(tab, "newsletter", "shown");
    expect(await leads()).toHaveLength(2);
  });
});
