import { lastAnswer, plans, samples } from "../../support/assistant.ts";
import { expect, test } from "../../support/test.ts";

const [growth = ""] = samples;
const included = plans.get("growth")?.contents[0] ?? "";

test("a question on the home page leads to its answer, once", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: growth }).click();
  await expect(lastAnswer(page)).toContainText(included);
  await expect(page).toHaveURL("/demo");
  await page.goBack();
  // Going forward before the other page is shown keeps this one, with its answer.
  await expect(page.getByRole("link", { name: growth })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL("/demo");
  await expect(page.getByRole("dialog")).toBeHidden();
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
    await expect(page.getByText("put these questions to a person")).toBeVisible();
  });
});
