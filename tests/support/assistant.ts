import type { Locator, Page } from "@playwright/test";
import { priceText } from "../../src/content/facts/price.ts";
import { assistantOf, sectionsOfKind } from "../../src/content/lists/section-pages.server.ts";
import { sectionAt } from "./sections.ts";
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

/** The chatbot, open on the page. */
export function chatOf(page: Page): Locator {
  return page.getByRole("region", { name: words.name });
}

/** The dialog that the button in the corner opens. */
export function dialogOf(page: Page): Locator {
  return page.getByRole("dialog", { name: words.name });
}

/** The button in the corner, which is there once the chatbot has left the view. */
export function launcherOf(page: Page): Locator {
  return page.getByRole("button", { name: new RegExp(`^(?:${words.open}|${words.resume})$`), includeHidden: true });
}

/** Scrolls to the section below the chatbot, and opens the dialog with the button in the corner. */
export async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole("heading", { name: rolePlay.title }).evaluate((heading) => {
    heading.scrollIntoView({ block: "start", behavior: "instant" });
  });
  await launcherOf(page).click();
  return dialogOf(page);
}

/** The section below the chatbot. */
const rolePlay = sectionAt(content, "/demo", "role-play");

/** Types a question and sends it with Enter. */
export async function ask(place: Page | Locator, question: string): Promise<void> {
  const field = chatIn(place).getByRole("textbox", { name: words.field });
  await field.fill(question);
  await field.press("Enter");
}

/** The last question with its answer. */
export function lastAnswer(place: Page | Locator): Locator {
  return chatIn(place).getByRole("article").last();
}

/** @returns the chatbot that is open on a page, unless another is meant. */
function chatIn(place: Page | Locator): Locator {
  return "goto" in place ? chatOf(place) : place;
}
