import type { Page } from "@playwright/test";
import { applicationRuns } from "../../support/application.ts";
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
import { hold } from "../../support/hold.ts";
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

test("what was typed survives a reload, a wrong turn, another page and a closed tab, until it is sent", async ({
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
  await page.locator("footer").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await page.locator("footer").getByRole("link", { name: "Contact Us" }).click();
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

test("what was typed before the form's code came survives a wrong turn", async ({ page }) => {
  const letCodeCome = await hold(page, "**/assets/controller.client-*.js");
  await page.goto("/contact");
  await applicationRuns(page);
  for (const [field, value] of Object.entries(typed)) await textField(page, "contact", field).fill(value);
  await textField(page, "contact", "message").blur();
  letCodeCome();
  await expect(submitButton(page, "contact")).toBeEnabled();
  for (const label of ["Pricing", "Contact Us"]) {
    await page.locator("footer").getByRole("link", { name: label }).click();
  }
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

test("what waits is shown on every page with a form, and can be taken back; what was not goes out on the next visit, from any page", async ({
  page,
  context,
  backend,
  leads,
  onlyLead,
}) => {
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
