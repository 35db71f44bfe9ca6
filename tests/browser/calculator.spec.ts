import type { Page } from "@playwright/test";
import { exampleOf, workOut, worksheetIn, writeValue } from "../../src/content/facts/worksheet.ts";
import { sectionsOfKind } from "../../src/content/lists/section-places.server.ts";
import { loadApplication } from "../support/application.ts";
import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const ADDRESS = "/roi-calculator";

const [section] = sectionsOfKind(content, "calculator");
if (!section) throw new Error("No page has a calculator.");
const { title, reset, never, incomplete, mistake, results, yoursHead } = section;
const lines = worksheetIn(content.find("guide", section.guide)?.prose?.tables ?? []);
const worked = lines.filter(({ sum }) => sum);
const [one, other] = lines.filter(({ sum }) => !sum);
const end = worked.at(-1);
if (!one || !other || !end) throw new Error("The worksheet has too few lines.");
const [first, second, last] = [one, other, end];

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const boxOf = (page: Page, { letter, name }: { readonly letter: string; readonly name: string }) =>
  page.getByRole("textbox", { name: `${letter} ${name}` });
const inShort = (page: Page) => page.getByRole("status", { name: yoursHead });

async function openCalculator(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await expect(boxOf(page, first)).toBeVisible();
}

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the guide's example stands as a table", async ({ page }) => {
    await page.goto(ADDRESS);
    for (const { name, example } of lines) await expect(rowOf(page, name)).toContainText(example);
    await expect(page.getByRole("table", { name: title }).getByRole("textbox")).toHaveCount(0);
  });
});

test("on a fresh visit the mouse fills it in", async ({ page }) => {
  await openCalculator(page);
  await boxOf(page, first).click({ clickCount: 3 });
  await page.keyboard.type("0");
  await expect(inShort(page)).toContainText(`${last.name}: ${never}.`);
});

test.describe("On a telephone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("on a fresh visit the finger fills it in", async ({ page }) => {
    await openCalculator(page);
    await boxOf(page, first).tap();
    await expect(boxOf(page, first)).toBeFocused();
    await boxOf(page, first).fill("0");
    await expect(inShort(page)).toContainText(`${last.name}: ${never}.`);
    await page.getByRole("button", { name: reset }).tap();
    await expect(inShort(page)).toContainText(`${last.name}: ${last.example}.`);
  });
});

test("by keyboard alone, another number gives other results, which are said once", async ({ page }) => {
  await openCalculator(page);
  await expect(inShort(page)).toContainText(`${last.name}: ${last.example}.`);
  await boxOf(page, first).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("240");
  const values = workOut(lines, new Map([...exampleOf(lines), [first.letter, 240]]));
  for (const { letter, name, unit } of worked) {
    await expect(rowOf(page, name).getByRole("cell")).toHaveText(writeValue(values.get(letter) ?? Number.NaN, unit));
  }
  await expect(inShort(page)).toContainText(`${last.name}: ${writeValue(values.get(last.letter) ?? 0, last.unit)}.`);
  await page.keyboard.press("Tab");
  await expect(boxOf(page, second)).toBeFocused();
  await page.getByRole("button", { name: reset }).click();
  await expect(inShort(page)).toContainText(`${last.name}: ${last.example}.`);
});

test("what can't be meant is said at its field, and gives no results", async ({ page }) => {
  await openCalculator(page);
  for (const nonsense of ["NaN", "-5", "", "99999999999999999999", "1e5", "lots"]) {
    await boxOf(page, first).fill(nonsense);
    await expect(boxOf(page, first)).toHaveAttribute("aria-invalid", "true");
    await expect(boxOf(page, first)).toHaveAccessibleDescription(new RegExp(mistake));
    await expect(rowOf(page, last.name).getByRole("cell")).toHaveText("–");
    await expect(inShort(page)).toHaveText(incomplete);
  }
  await boxOf(page, first).fill("0");
  await expect(boxOf(page, first)).toHaveAttribute("aria-invalid", "false");
  await expect(inShort(page)).toContainText(`${last.name}: ${never}.`);
  expect(results).toContain(last.letter);
});

test("only pages that have it fetch it", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const isCalculator = (url: string) => url.includes("calculator.client");
  await page.goto("/about");
  await loadApplication(page);
  expect(scripts.filter(isCalculator)).toEqual([]);
  await openCalculator(page);
  expect(scripts.some(isCalculator)).toBe(true);
});
