import type { Page } from "@playwright/test";
import { planChooser } from "../../src/content/facts/plan-chooser.ts";
import { sectionAt } from "../support/sections.ts";
import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const { aside } = sectionAt(content, "/pricing", "hero");
if (aside?.kind !== "plan-chooser") throw new Error("The pricing page has no plan chooser.");
const { question, choices } = planChooser(
  aside,
  content.one("pricing").labels,
  content.all("plans").map(({ data }) => data),
);

const chooserOf = (page: Page) => page.getByRole("group", { name: question });

async function expectAnswer(page: Page, index: number): Promise<void> {
  const answers = chooserOf(page).getByRole("listitem");
  for (const [at, { perMonth, plan }] of choices.entries()) {
    const answer = answers.filter({ hasText: perMonth, visible: true });
    await expect(answer).toHaveCount(at === index ? 1 : 0);
    if (at === index) await expect(answer).toContainText(plan);
  }
}

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a choice shows the plan that covers it, and no other", async ({ page }) => {
    await page.goto("/pricing");
    await expectAnswer(page, 0);
    for (const index of choices.keys()) {
      await chooserOf(page).getByRole("radio").nth(index).check();
      await expectAnswer(page, index);
    }
  });
});

test("a choice stays when the application takes over", async ({ page }) => {
  await page.goto("/pricing");
  const last = choices.length - 1;
  await chooserOf(page).getByRole("radio").nth(last).check();
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("application.client")),
  );
  await page
    .getByRole("link", { name: /Growth/ })
    .first()
    .hover();
  await expect(chooserOf(page).getByRole("radio").nth(last)).toBeChecked();
  await expectAnswer(page, last);
});

test("arrow keys choose, and each choice says its answer to those who don't see it", async ({ page }) => {
  await page.goto("/pricing");
  await chooserOf(page).getByRole("radio").first().focus();
  await page.keyboard.press("ArrowRight");
  const [, second] = choices;
  await expect(
    chooserOf(page).getByRole("radio", { name: `${second?.perDay}: ${second?.perMonth}, ${second?.plan}` }),
  ).toBeFocused();
  await expectAnswer(page, 1);
});
