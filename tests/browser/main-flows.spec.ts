import type { Page } from "@playwright/test";
import { ask, lastAnswer, plans, samples } from "../support/assistant.ts";
import { askForLink, expectForm, setPassword } from "../support/auth.ts";
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

// The main flows, in each browser engine (playwright.config.ts). What differs between engines belongs here; the rest has separate tests
// in Chromium.

const { menu } = content.one("navigation");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Back through the browser's history, like its button; Playwright's goBack waits for a document that Firefox may have cached. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

test("the home page leads on by its main button, and Back to where one was", async ({ page }) => {
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
});

test("the menu opens, is closed by its button and by Escape, and leads on", async ({ page }) => {
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

test("a tick that agrees to the newsletter is put back neither by a reload nor by Back; other ticks are", async ({
  page,
}) => {
  await openForm(page, "free-guide");
  const agreement = page.getByRole("checkbox", { name: labelOf("free-guide", "newsletter") });
  const interest = page.locator('[name="interests"]').first();
  await interest.check();
  const leaveAndComeBack = {
    reload: () => page.reload(),
    "a duplicated tab": async () => {
      await page.reload();
      // As Firefox's session restore does, without a click.
      await agreement.evaluate((box: HTMLInputElement) => {
        box.checked = true;
        box.dispatchEvent(new InputEvent("input", { bubbles: true }));
      });
    },
    Back: async () => {
      // Such pages aren't kept in the back/forward cache.
      await page.evaluate(() => addEventListener("unload", () => undefined));
      await page.goto("/robots.txt");
      await goBack(page);
    },
  };
  for (const [way, go] of Object.entries(leaveAndComeBack)) {
    await agreement.check();
    await go();
    await expect(submitButton(page, "free-guide")).toBeEnabled();
    await expect(interest, way).toBeChecked();
    await expect(agreement, way).not.toBeChecked();
  }
});

test("a link that was asked for leads to a new password, once, and home", async ({ page, backend }) => {
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
});

test("a link of the dashboard leads to a new password, and no token stays in the address", async ({
  page,
  backend,
  baseURL,
}) => {
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
