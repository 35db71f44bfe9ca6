import type { Page } from "@playwright/test";
import { violations } from "../../support/axe.ts";
import {
  everyKindOfForm,
  expect,
  expectThanks,
  type FormName,
  forms,
  LEADS_FAIL,
  least,
  openForm,
  send,
  submitButton,
  test,
  textField,
  type,
  waiting,
  waitUntilBelievable,
  words,
} from "../../support/forms.ts";
import { titleOf } from "../../support/site.ts";
import { overflow } from "../../support/words-in-page.ts";

const INSERT = { method: "POST", path: "/rest/v1/leads" };

/** Submits an empty form, and waits for the messages. */
async function sendEmpty(page: Page, form: FormName) {
  await waitUntilBelievable(page);
  const title = await page.title();
  await submitButton(page, form).click();
  const summary = page.getByRole("alert").filter({ hasText: words.problem });
  await expect(summary).toBeFocused();
  return { summary, title };
}

for (const name of everyKindOfForm) {
  const { form } = forms[name];

  test(`${name}: a screen reader is told each field's name, help and state; what is missing is said in a summary, at the field and in the title`, async ({
    page,
    leads,
  }) => {
    await openForm(page, name);
    const fields = form.fields.filter((field) => !("carried" in field));
    const expected = fields.map((field) => {
      if (field.kind === "checkboxes") return `group "${field.label} (optional)"`;
      if (field.kind === "consent") return `checkbox "${field.label} (optional)"`;
      const role = field.kind === "select" ? "combobox" : "textbox";
      return `${role} "${field.label} (${field.required ? "required" : "optional"})"`;
    });
    const tree = await page.getByRole("form", { name: form.title }).ariaSnapshot();
    const found = tree.split("\n").map((line) => line.trim().replace(/^- /, "").replace(/:$/, ""));
    expect(found.filter((line) => expected.includes(line.replace(/(".*").*/, "$1")))).toHaveLength(expected.length);
    for (const field of fields.filter((each) => each.hint && each.kind !== "checkboxes")) {
      await expect(page.locator(`[id="${field.id}"]`)).toHaveAccessibleDescription(field.hint ?? "");
    }
    await expect(page.locator(`[id="${form.fields[0]?.id}"]`)).toHaveAttribute("aria-invalid", "false");
    expect(tree).not.toContain(words.honeypot.label);

    const { summary, title } = await sendEmpty(page, name);
    await expect(page).toHaveTitle(`${words.errorPrefix} ${title}`);
    const required = form.fields.filter((field) => field.required);
    for (const field of required) {
      await expect(page.locator(`[id="${field.id}"]`)).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator(`[id="${field.id}"]`)).toHaveAccessibleDescription(field.missing ?? "");
      await summary.getByRole("link", { name: field.missing ?? "" }).click();
      await expect(page.locator(`[id="${field.id}"]`)).toBeFocused();
      await expect(page.locator(`[id="${field.id}"]`)).toBeInViewport();
    }
    await expect(summary.getByRole("link")).toHaveCount(required.length);
    expect(await violations(page)).toEqual([]);
    expect(await leads()).toEqual([]);
    await type(page, name, least[name]);
    await submitButton(page, name).click();
    await expectThanks(page, name);
    await expect(page).toHaveTitle(title);
    expect(await violations(page)).toEqual([]);
  });
}

test("the title is the new page's after leaving a form with mistakes", async ({ page }) => {
  await openForm(page, "contact");
  await sendEmpty(page, "contact");
  await page.locator("footer").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(page).toHaveTitle(titleOf("/pricing"));
});

test("a program that fills in what people can't see is stopped, and a person is let through", async ({
  page,
  leads,
}) => {
  await openForm(page, "contact");
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

test("a visitor who is faster than people are is asked to press again", async ({ page, onlyLead, leads }) => {
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
  await onlyLead();
});

test.describe("when sending fails", () => {
  test.use({ provoked: LEADS_FAIL });

  test("what waits is whole and accessible", async ({ page, backend }) => {
    backend.fail({ ...INSERT, status: 500, times: 50 });
    await send(page, "contact");
    await expect(waiting(page)).toBeFocused();
    await expect(page.getByText("HTTP error! status: 500")).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(overflow), `${width} px`).toBe(0);
    }
  });
});
