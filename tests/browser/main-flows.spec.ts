import type { Page } from "@playwright/test";
import { ask, lastAnswer, plans, samples } from "../support/assistant.ts";
import { askForLink, expectForm, forgetSession, setPassword } from "../support/auth.ts";
import {
  expect,
  expectThanks,
  forms,
  labelOf,
  openForm,
  submitButton,
  test,
  textField,
  type,
} from "../support/forms.ts";
import { sectionAt } from "../support/sections.ts";
import { content, titleOf } from "../support/site.ts";

// The main flows in the browser engines beside Chromium (playwright.config.ts), where each part of them has separate tests.

const { menu } = content.one("navigation");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Back through the browser's history, like its button; Playwright's goBack waits for a document that Firefox may have cached. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

test("the home page leads on by its main button, and Back to where one was; the menu opens, is closed by its button and by Escape, and leads on", async ({
  page,
}) => {
  await page.goto("/");
  await expect(heading(page)).toHaveText(sectionAt(content, "/", "hero").title);
  const link = page.locator("main a[href='/free-strategy-session']").last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL("/free-strategy-session");
  await expect(page).toHaveTitle(titleOf("/free-strategy-session"));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await goBack(page);
  await expect(page).toHaveURL("/");
  await expect(heading(page)).toHaveText(sectionAt(content, "/", "hero").title);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);

  await page.goto("/about");
  const open = page.locator("header").getByRole("button", { name: menu.open });
  const dialog = page.getByRole("dialog");
  await open.click();
  await dialog.getByRole("button", { name: menu.close }).click();
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await dialog.locator("a[href='/industries']").click();
  await expect(page).toHaveURL("/industries");
  await expect(heading(page)).toHaveText(sectionAt(content, "/industries", "hero").title);
  await expect(dialog).toBeHidden();
});

test("a form that is half filled in survives a reload and Back, is sent with its button, and becomes one row", async ({
  page,
  onlyLead,
}) => {
  await openForm(page, "contact");
  await type(page, "contact", { name: "Siobhán O’Neill", email: "siobhan@example.com.au" });
  await page.reload();
  await expect(textField(page, "contact", "name")).toHaveValue("Siobhán O’Neill");
  await page.locator("footer a[href='/about']").click();
  await expect(heading(page)).toHaveText(sectionAt(content, "/about", "hero").title);
  await goBack(page);
  await expect(textField(page, "contact", "email")).toHaveValue("siobhan@example.com.au");
  await page.getByRole("combobox", { name: labelOf("contact", "subject") }).selectOption("pricing");
  await type(page, "contact", { message: "What does it cost? 💬 <b>&</b>" });
  await submitButton(page, "contact").click();
  await expectThanks(page, "contact");
  await expect(page).toHaveURL(forms.contact.address);
  expect(await onlyLead()).toMatchObject({
    page: "/contact",
    fields: {
      name: "Siobhán O’Neill",
      email: "siobhan@example.com.au",
      subject: "pricing",
      message: "What does it cost? 💬 <b>&</b>",
    },
  });
});

test("a link that was asked for, and one of the dashboard, leads to a new password and home, and nothing of it stays", async ({
  page,
  backend,
  baseURL,
}) => {
  await page.goto(await askForLink(page, backend));
  await expectForm(page);
  await setPassword(page, backend, "set-in-this-browser");
  await expect(page).toHaveURL("/");
  await expect(heading(page)).toHaveText(sectionAt(content, "/", "hero").title);
  await page.goto("/auth/reset-password");
  await expectForm(page);
  expect(await page.evaluate(() => Object.keys(localStorage)), "nothing of the link is left").toEqual([
    "sb-127-auth-token",
  ]);
  await forgetSession(page);
  await page.goto(await backend.dashboardLink(`${baseURL}/pricing?from=mail`));
  await expectForm(page);
  await setPassword(page, backend, "set-by-dashboard-link");
});

test("the chatbot answers a sample question and a typed one, and its answers survive a reload", async ({ page }) => {
  await page.goto("/demo");
  const [sample = ""] = samples;
  await page.getByRole("main").getByRole("button", { name: sample }).click();
  await expect(lastAnswer(page)).toContainText(sample);
  await ask(page, "how much is the starter plan");
  await expect(lastAnswer(page)).toContainText(plans.get("starter")?.name ?? "no such plan");
  await page.reload();
  await expect(lastAnswer(page)).toContainText(plans.get("starter")?.name ?? "no such plan");
});
