import type { Page } from "@playwright/test";
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
  words,
} from "../../support/forms.ts";
import { forbidStores } from "../../support/no-storage.ts";

test.use({ provoked: LEADS_FAIL });

const INSERT = { method: "POST", path: "/rest/v1/leads" };
const BROKEN = { ...INSERT, status: 503, times: 50 };
const typed = { ...least.contact, message: "Line one\nline two" };

async function expectTyped(page: Page): Promise<void> {
  for (const [field, value] of Object.entries(typed)) {
    await expect(textField(page, "contact", field)).toHaveValue(value);
  }
}

test("what was typed survives a reload, a wrong turn and a closed tab, until it is sent", async ({
  page,
  context,
  onlyLead,
}) => {
  await openForm(page, "contact");
  await type(page, "contact", typed);
  await page.getByRole("combobox", { name: "Subject" }).selectOption("demo");
  await page.reload();
  await expectTyped(page);
  await page.goto("/pricing");
  await page.goBack();
  await expectTyped(page);
  await page.close();
  const tab = await context.newPage();
  await openForm(tab, "contact");
  await expectTyped(tab);
  await expect(tab.getByRole("combobox", { name: "Subject" })).toHaveValue("demo");
  await type(tab, "contact", {});
  await submitButton(tab, "contact").click();
  await expectThanks(tab, "contact");
  await tab.reload();
  await expect(textField(tab, "contact", "message")).toHaveValue("");
  await onlyLead();
});

test("a navigation within the site keeps what was typed, too", async ({ page }) => {
  await openForm(page, "contact");
  await type(page, "contact", typed);
  await page.locator("footer").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await page.locator("footer").getByRole("link", { name: "Contact Us" }).click();
  await expectTyped(page);
});

test("what could not be sent survives a reload in the middle, and is sent then", async ({
  page,
  backend,
  onlyLead,
}) => {
  backend.fail({ ...INSERT, delay: 60_000 });
  await send(page, "contact");
  await backend.failed();
  await page.reload();
  await expectThanks(page, "contact");
  await onlyLead();
});

test("what could not be sent goes out on the next visit, from any page", async ({
  page,
  context,
  backend,
  leads,
  onlyLead,
}) => {
  backend.fail(BROKEN);
  await send(page, "contact");
  await expect(waiting(page)).toBeFocused();
  await page.close();
  expect(await leads()).toEqual([]);
  backend.recover();
  const visit = await context.newPage();
  await visit.goto("/privacy-policy");
  await onlyLead();
  await visit.waitForFunction(() => Object.keys(localStorage).length === 0);
  await visit.goto("/contact");
  await expect(textField(visit, "contact", "message")).toHaveValue("");
});

test("what waits is shown on every page with a form, and can be taken back", async ({ page, backend, leads }) => {
  backend.fail(BROKEN);
  await send(page, "contact");
  await expect(waiting(page)).toBeFocused();
  await openForm(page, "newsletter");
  await expect(waiting(page)).toContainText(words.waiting.other);
  await waiting(page).getByRole("button", { name: words.waiting.takeBack }).click();
  await expect(page.getByText(words.waiting.takenBack)).toBeVisible();
  backend.recover();
  await page.reload();
  await expect(submitButton(page, "newsletter")).toBeEnabled();
  await expect(page.getByText(words.waiting.title, { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["draft:contact"]);
  expect(await leads()).toEqual([]);
});

test("what was taken back stays in its form, to be changed and sent", async ({ page, backend, onlyLead }) => {
  backend.fail(BROKEN);
  await send(page, "contact");
  await waiting(page).getByRole("button", { name: words.waiting.takeBack }).click();
  backend.recover();
  await type(page, "contact", { message: "What does it cost? Urgent." });
  await submitButton(page, "contact").click();
  await expectThanks(page, "contact");
  expect((await onlyLead()).fields["message"]).toBe("What does it cost? Urgent.");
});

test("a changed message replaces the one that waits", async ({ page, backend, onlyLead }) => {
  backend.fail(BROKEN);
  await send(page, "contact");
  await expect(waiting(page)).toBeFocused();
  await type(page, "contact", { message: "What does it cost? Please." });
  await submitButton(page, "contact").click();
  await expect(waiting(page)).toBeFocused();
  backend.recover();
  await waiting(page).getByRole("button", { name: words.waiting.sendNow }).click();
  await expectThanks(page, "contact");
  expect((await onlyLead()).fields["message"]).toBe("What does it cost? Please.");
});

test("after a day what could not be sent is deleted, and its text with it", async ({ page, backend, leads }) => {
  await page.clock.install();
  backend.fail(BROKEN);
  await openForm(page, "contact");
  await page.clock.fastForward(4000);
  await type(page, "contact", least.contact);
  await submitButton(page, "contact").click();
  await expect(waiting(page)).toBeVisible();
  await page.clock.fastForward("23:00:00");
  await expect(waiting(page)).toBeVisible();
  await page.clock.fastForward("01:30:00");
  await expect(page.getByText(words.waiting.title, { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  backend.recover();
  await page.reload();
  await expect(submitButton(page, "contact")).toBeEnabled();
  await expect(textField(page, "contact", "message")).toHaveValue("");
  expect(await leads()).toEqual([]);
});

test("a browser that may keep nothing still sends, and warns before the page is left", async ({
  page,
  backend,
  onlyLead,
}) => {
  await forbidStores(page);
  backend.fail(BROKEN);
  await send(page, "contact");
  await expect(waiting(page)).toContainText(words.waiting.unkept);
  const asked = page.waitForEvent("dialog");
  const leaving = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await leaving;
  backend.recover();
  await waiting(page).getByRole("button", { name: words.waiting.sendNow }).click();
  await expectThanks(page, "contact");
  await onlyLead();
});

test("what somebody else wrote into the browser's storage does no harm", async ({ page, onlyLead }) => {
  await page.addInitScript(() => {
    localStorage.setItem("unsent:1", "no JSON");
    localStorage.setItem("unsent:2", '{"lead":{"id":5},"title":7}');
    localStorage.setItem("draft:contact", '{"seed":"x","entries":{"name":5}}');
  });
  await send(page, "contact");
  await expectThanks(page, "contact");
  await onlyLead();
});
