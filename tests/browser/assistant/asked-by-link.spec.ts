import { chatOf, lastAnswer, plans, samples } from "../../support/assistant.ts";
import { content } from "../../support/site.ts";
import { expect, test } from "../../support/test.ts";

const { sales } = content.one("contacts");
const [growth = ""] = samples;
const included = plans.get("growth")?.contents[0] ?? "";

test("a question on the home page leads to its answer, once", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: growth }).click();
  await expect(lastAnswer(page)).toContainText(included);
  await expect(page).toHaveURL("/demo");
  await expect(lastAnswer(page).getByText(growth), "the page is shown from its top, with the answer").toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await page.goBack();
  // Going forward before the other page is shown keeps this one, with its answer.
  await expect(page.getByRole("link", { name: growth })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL("/demo");
  await expect(chatOf(page).getByRole("article")).toHaveCount(1);
});

test("opened as a new document it is answered too", async ({ page }) => {
  await page.goto("/");
  const href = await page.getByRole("link", { name: growth }).getAttribute("href");
  await page.goto(href ?? "");
  await expect(lastAnswer(page)).toContainText(included);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it leads to the question, beside a telephone number", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: growth }).click();
    await expect(page.getByText(growth)).toBeInViewport();
    await expect(chatOf(page).getByRole("link", { name: sales.phone }).first()).toBeInViewport();
  });
});
