import { sectionAt } from "../support/sections.ts";
import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

// pages.spec.ts prints every kind of page.

const [industry] = content.all("industries");
const questions = sectionAt(content, "/pricing", "accordion");

test("on paper, answers that are folded away are there, and links to other sites have their addresses", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/pricing");
  for (const { text } of questions.items) await expect(page.getByText(text)).toBeVisible();
  await page.goto(industry?.address ?? "");
  const link = page.locator('main a[href^="https://"]').first();
  const written = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(written).toContain(await link.getAttribute("href"));
});
