import { statSync } from "node:fs";
import type { Page } from "@playwright/test";
import { violations } from "../../support/axe.ts";
import {
  contacts,
  expect,
  expectThanks,
  type FormName,
  forms,
  labelOf,
  openForm,
  sendEmpty,
  submitButton,
  test,
  textField,
  type,
  unfold,
  waitUntilBelievable,
  words,
} from "../../support/forms.ts";

/**
 * Expects the fields' names, help and states, and what is missing in a summary, at the field and in the title. Leaves
 * a fresh form behind.
 * @returns the page's title
 */
async function expectMistakesTold(page: Page, name: FormName): Promise<string> {
  const { form } = forms[name];
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
  await page.reload();
  await expect(submitButton(page, name)).toBeEnabled();
  await unfold(page, name);
  return title;
}

/** Expects the thanks, under the page's own title. */
async function expectAllWell(page: Page, name: FormName, title: string): Promise<void> {
  await expectThanks(page, name);
  await expect(page).toHaveTitle(title);
  expect(await violations(page)).toEqual([]);
}

/** Pastes a text, unfiltered. */
async function paste(page: Page, form: FormName, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    await textField(page, form, field).focus();
    await page.keyboard.insertText(value);
  }
}

const minuteAgo = () => Date.now() - 60_000;

test("the contact form tells a screen reader each field's name, help and state, and what is missing; filled in with the keyboard alone, it becomes one row", async ({
  page,
  onlyLead,
}) => {
  await openForm(page, "contact");
  const title = await expectMistakesTold(page, "contact");
  await textField(page, "contact", "name").focus();
  await page.keyboard.type("Siobhán O’Neill", { delay: 30 });
  await page.keyboard.press("Tab");
  await page.keyboard.type("siobhan@example.com.au", { delay: 30 });
  await page.keyboard.press("Tab");
  await page.keyboard.type("+61 412 345 678");
  await page.keyboard.press("Tab");
  await page.keyboard.press("P");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Good morning,", { delay: 30 });
  await page.keyboard.press("Enter");
  await page.keyboard.type("what does it cost? 💬 <b>&</b>");
  await waitUntilBelievable(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await expectAllWell(page, "contact", title);
  await expect(page.locator("main")).toContainText(contacts.hours);
  const lead = await onlyLead();
  expect(lead).toMatchObject({ form: "contact", page: "/contact", consent_wording: null, consent_at: null });
  expect(lead.fields).toEqual({
    name: "Siobhán O’Neill",
    email: "siobhan@example.com.au",
    phone: "+61 412 345 678",
    subject: "pricing",
    message: "Good morning,\nwhat does it cost? 💬 <b>&</b>",
  });
  expect(Date.parse(lead.submitted_at)).toBeGreaterThan(minuteAgo());
});

test("the strategy session's form says what is missing where it is missing, and filled in by the browser and by touch, becomes one row", async ({
  page,
  onlyLead,
}) => {
  const form = "strategy-session";
  await openForm(page, form);
  const title = await expectMistakesTold(page, form);
  // What autofill needs: the right token and keyboard for each field.
  const tokens = { name: "name", email: "email", phone: "tel", business: "organization", "preferred-date": "off" };
  for (const [field, token] of Object.entries(tokens)) {
    await expect(textField(page, form, field)).toHaveAttribute("autocomplete", token);
  }
  await expect(textField(page, form, "phone")).toHaveAttribute("inputmode", "tel");
  await expect(textField(page, form, "email")).toHaveAttribute("inputmode", "email");
  const filled = {
    name: "Nguyễn Thị Minh Khai",
    email: "khai@example.com",
    phone: "0412 345 678",
    business: "Phở & Sons Pty Ltd",
  };
  for (const [field, value] of Object.entries(filled)) await textField(page, form, field).fill(value);
  await page.getByRole("combobox", { name: labelOf(form, "industry") }).selectOption("hospitality");
  for (const interest of ["chatbots", "ai-strategy"])
    await page.locator(`[name="interests"][value="${interest}"]`).check();
  await type(page, form, { "preferred-date": "a Tuesday or Thursday arvo" });
  await submitButton(page, form).click();

  await expectAllWell(page, form, title);
  const { fields, page: path } = await onlyLead();
  expect(path).toBe("/free-strategy-session");
  expect(fields).toEqual({
    ...filled,
    industry: "hospitality",
    interests: ["chatbots", "ai-strategy"],
    "preferred-date": "a Tuesday or Thursday arvo",
  });
});

test("the guide's form says what is missing where it is missing, takes what was pasted with odd spaces, records the consent and hands out the PDF", async ({
  page,
  onlyLead,
}) => {
  const form = "free-guide";
  await openForm(page, form);
  const title = await expectMistakesTold(page, form);
  await paste(page, form, {
    name: "\u00a0 李\u2003小龙\u200b \t",
    email: " Bruce <mailto:bruce @example.com> ",
    business: "  Dragon\u00a0Dojo ",
  });
  await page.getByRole("combobox", { name: labelOf(form, "challenges") }).selectOption("phone-management");
  const wording = labelOf(form, "newsletter");
  const box = page.getByRole("checkbox", { name: wording });
  await expect(box).not.toBeChecked();
  await box.check();
  await waitUntilBelievable(page);
  const downloading = page.waitForEvent("download");
  await submitButton(page, form).click();

  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect(statSync(await download.path()).size).toBeGreaterThan(50_000);
  await expectAllWell(page, form, title);
  const { download: offered } = forms[form].form.success;
  await expect(page.getByRole("link", { name: offered?.label ?? "" })).toHaveAttribute("href", /^\/guide\/.*\.pdf$/);
  const lead = await onlyLead();
  expect(lead.fields).toEqual({
    name: "李 小龙",
    email: "bruce@example.com",
    business: "Dragon Dojo",
    challenges: "phone-management",
    newsletter: "yes",
  });
  expect(lead.consent_wording).toBe(wording);
  expect(Date.parse(lead.consent_at ?? "")).toBeGreaterThan(minuteAgo());
});

test("the newsletter's form records what its button agrees to", async ({ page, onlyLead }) => {
  await openForm(page, "newsletter");
  await type(page, "newsletter", { email: "josé.muñoz+news@example.com.au" });
  await page.keyboard.press("Enter");
  await expectThanks(page, "newsletter");
  const lead = await onlyLead();
  expect(lead).toMatchObject({
    form: "newsletter",
    page: "/blog",
    fields: { email: "josé.muñoz+news@example.com.au" },
  });
  expect(lead.consent_wording).toBe(forms.newsletter.form.collectionNotice);
  expect(lead.consent_at).not.toBeNull();
});
