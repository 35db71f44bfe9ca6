import type { Locator, Page } from "@playwright/test";
import { priceText } from "../../src/content/facts/price.ts";
import { assistantOf, sectionsOfKind } from "../../src/content/lists/section-pages.server.ts";
import { content } from "./site.ts";

export const words = content.one("assistant");

/** The sample questions of the demo page. */
export const samples = sectionsOfKind(content, "hero").flatMap((hero) => assistantOf(hero)?.questions ?? []);

/** The plans in content, by file name. */
export const plans = new Map(content.all("plans").map(({ name, data }) => [name, data]));

/** @returns a plan's price, as on pages. */
export function costOf(plan: string): string {
  const { price } = plans.get(plan) ?? {};
  if (!price) throw new Error(`There is no plan "${plan}".`);
  return priceText(price, content.one("pricing").labels);
}

export function dialogOf(page: Page): Locator {
  return page.getByRole("dialog", { name: words.name });
}

export function launcherOf(page: Page): Locator {
  return page.getByRole("button", { name: new RegExp(`^(?:${words.open}|${words.resume})$`) });
}

/** Opens the dialog at the end of the page, where the button covers nothing. */
export async function openAssistant(page: Page): Promise<Locator> {
  await launcherOf(page).waitFor({ state: "attached" });
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await launcherOf(page).click();
  return dialogOf(page);
}

/** Types a question into the open dialog and sends it with Enter. */
export async function ask(page: Page, question: string): Promise<void> {
  const field = page.getByRole("textbox", { name: words.field });
  await field.fill(question);
  await field.press("Enter");
}

/** The last answer in the dialog. */
export function lastAnswer(page: Page): Locator {
  return dialogOf(page).getByRole("article").last();
}
