import type { Locator, Page } from "@playwright/test";
import { priceText } from "../../src/content/facts/price.ts";
import { assistantOf, sectionsOfKind } from "../../src/content/lists/section-pages.server.ts";
import { content } from "./site.ts";

/** The assistant's words, as content has them. */
export const words = content.one("assistant");

/** The sample questions of the demo page. */
export const samples = sectionsOfKind(content, "hero").flatMap((hero) => assistantOf(hero)?.questions ?? []);

/** The plans as content has them, by the names of their files. */
export const plans = new Map(content.all("plans").map(({ name, data }) => [name, data]));

/** @returns what a plan costs, as pages show it. */
export function costOf(plan: string): string {
  const { price } = plans.get(plan) ?? {};
  if (!price) throw new Error(`There is no plan "${plan}".`);
  return priceText(price, content.one("pricing").labels);
}

/** The assistant's dialog. */
export function dialogOf(page: Page): Locator {
  return page.getByRole("dialog", { name: words.name });
}

/** The button in the corner. */
export function launcherOf(page: Page): Locator {
  return page.getByRole("button", { name: new RegExp(`^(?:${words.open}|${words.resume})$`) });
}

/** Opens the dialog by its button, at the end of the page: on its way it steps aside from what it would cover. */
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
