import type { Page } from "@playwright/test";
import {
  computeWorksheet,
  exampleOf,
  isInput,
  LINES,
  lineNames,
  withPrices,
  writeValue,
} from "../../src/content/facts/worksheet.ts";
import { sectionsOfKind } from "../../src/content/lists/section-pages.server.ts";
import { fill } from "../../src/sections/calculator/result.ts";
import { loadApplication } from "../support/application.ts";
import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const ADDRESS = "/roi-calculator";

const [section] = sectionsOfKind(content, "calculator");
if (!section) throw new Error("No page has a calculator.");
const { foldTitle, incomplete, lostJobs, mistake, neverShort, reset, result, yoursHead } = section;
const worksheet = withPrices(content.one("worksheet"), (id) => content.find("plans", id)?.data);
const { calls, weeks } = worksheet.lines;
const example = exampleOf(worksheet);
const worked = lineNames.filter((name) => !isInput(name));

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const boxOf = (page: Page, name: string) => page.getByRole("textbox", { name });
const sliderOf = (page: Page, name: string) => page.getByRole("slider", { name });
const spoken = (page: Page) => page.getByRole("status", { name: yoursHead });
const inMonths = (months: number) => fill(result.months, { months: String(Math.round(months)) });
const withCalls = (number: number) => computeWorksheet({ ...example, calls: number });

async function openCalculator(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await expect(boxOf(page, calls.name)).toBeVisible();
}

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the example is there with its result, and no box to type into in vain", async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(page.getByText(inMonths(example.months))).toBeVisible();
    await page.getByRole("heading", { name: foldTitle }).click();
    for (const name of lineNames) {
      const number = writeValue(example[name], LINES[name].unit);
      await expect(rowOf(page, worksheet.lines[name].name).getByRole("cell")).toHaveText(number);
    }
    await expect(page.getByRole("main").locator("input")).toHaveCount(0);
  });
});

test("on a fresh visit the mouse fills it in, and the result is in sight at the last slider", async ({ page }) => {
  await openCalculator(page);
  await boxOf(page, calls.name).click({ clickCount: 3 });
  await page.keyboard.type("0");
  await expect(spoken(page)).toContainText(result.never);
  await sliderOf(page, worksheet.lines.share.name).scrollIntoViewIfNeeded();
  await expect(page.getByText(result.never, { exact: true }).first()).toBeInViewport();
});

test.describe("On a telephone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("on a fresh visit the finger fills it in, and the result stays below the header", async ({ page }) => {
    await openCalculator(page);
    await boxOf(page, calls.name).tap();
    await expect(boxOf(page, calls.name)).toBeFocused();
    await boxOf(page, calls.name).fill("0");
    await expect(spoken(page)).toContainText(result.never);
    await boxOf(page, lostJobs.won).scrollIntoViewIfNeeded();
    await expect(page.getByText(result.never, { exact: true }).first()).toBeInViewport();
    await page.getByRole("button", { name: reset }).tap();
    await expect(spoken(page)).toContainText(inMonths(example.months));
  });
});

test("by keyboard alone, another number gives other results, which are said once; what can't be meant is said at its field, and gives no results; large numbers need another plan, and lost jobs count", async ({
  page,
}) => {
  await openCalculator(page);
  await test.step("another number gives other results, which are said once", () => typeNumbers(page));
  await test.step("what can't be meant is said at its field, and gives no results", () => typeNonsense(page));
  await test.step("more calls than a plan covers are counted on the next, and more than all on none", () =>
    exceedPlans(page));
  await page.getByRole("button", { name: reset }).click();
  await test.step("lost jobs count once they have a number, a worth and a share", () => countLostJobs(page));
});

async function typeNumbers(page: Page): Promise<void> {
  await expect(spoken(page)).toContainText(inMonths(example.months));
  await boxOf(page, calls.name).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("100");
  await expect(spoken(page)).toContainText(inMonths(withCalls(100).months));
  await page.keyboard.press("Tab");
  await expect(sliderOf(page, calls.name)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(boxOf(page, calls.name)).toHaveValue("101");
  const values = withCalls(101);
  await page.getByRole("heading", { name: foldTitle }).click();
  for (const name of worked) {
    const number = writeValue(values[name], LINES[name].unit);
    await expect(rowOf(page, worksheet.lines[name].name).getByRole("cell")).toHaveText(number);
  }
  await boxOf(page, weeks.name).fill("24");
  await expect(spoken(page)).not.toContainText(inMonths(values.months));
  await page.getByRole("button", { name: reset }).click();
  await expect(spoken(page)).toContainText(inMonths(example.months));
  await expect(boxOf(page, weeks.name)).toHaveValue(String(weeks.example));
}

async function typeNonsense(page: Page): Promise<void> {
  const box = boxOf(page, calls.name);
  for (const nonsense of ["NaN", "-5", "", "99999999999999999999", "1e5", "lots"]) {
    await box.fill(nonsense);
    await expect(box).toHaveAttribute("aria-invalid", "true");
    await expect(box).toHaveAccessibleDescription(new RegExp(mistake));
    await expect(rowOf(page, worksheet.lines.months.name).getByRole("cell")).toHaveText("–");
    await expect(spoken(page)).toHaveText(incomplete);
  }
  await box.fill("0");
  await expect(box).toHaveAttribute("aria-invalid", "false");
  await expect(rowOf(page, worksheet.lines.months.name).getByRole("cell")).toHaveText(neverShort);
}

async function exceedPlans(page: Page): Promise<void> {
  const [, second] = worksheet.plans;
  const { name, interactions = 0 } = second ?? {};
  const most = Math.floor((interactions * 12) / 52);
  await boxOf(page, calls.name).fill(String(most));
  await expect(page.getByText(`${result.yours} ${name}`)).toBeVisible();
  await boxOf(page, calls.name).fill(String(most + 1));
  await expect(spoken(page)).toHaveText(result.quote);
}

async function countLostJobs(page: Page): Promise<void> {
  const said = page.getByRole("group", { name: lostJobs.title }).getByRole("status");
  await boxOf(page, lostJobs.jobs).fill("4");
  await boxOf(page, lostJobs.worth).fill("200");
  await expect(said).toHaveText("");
  await boxOf(page, lostJobs.won).fill("50");
  const year = 4 * 200 * 0.5 * 12;
  const { months } = computeWorksheet({ ...example, care: example.care - year });
  const gaps = { worth: writeValue(year, "dollars"), months: String(Math.round(months)) };
  await expect(said).toHaveText(fill(lostJobs.result, gaps));
}

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
