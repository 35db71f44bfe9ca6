import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { enlargeText } from "../support/words-in-page.ts";

/** Opens a page, whose letters come before they are enlarged. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

test("the film keeps its shape, and with it the words at its edges, with letters of any size", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/");
  const shape = () =>
    page.locator("video").evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => offsetWidth / offsetHeight);
  const usual = await shape();
  for (const percent of [125, 150, 200]) {
    await page.evaluate(enlargeText, percent);
    expect(await shape(), `${percent} %`).toBeLessThanOrEqual(usual + 0.01);
  }
});

test("survey marks keep clear of the words of a hero, with letters of any size", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of ["/", "/industries/government", "/demo"]) {
    await open(page, address);
    const words = page.locator("main h1").locator("..");
    for (const percent of [100, 200]) {
      await page.evaluate(enlargeText, percent);
      await expectClearOfMarks(page, words, `${address}, ${percent} %`);
    }
  }
});

test("no survey mark crosses the words of a timeline", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of ["/industries/healthcare", "/industries/ecommerce"]) {
    await open(page, address);
    await expectClearOfMarks(page, page.locator("main section:first-child ol").first(), address);
  }
});

/** Expects that words look the same with the survey marks and without. */
async function expectClearOfMarks(page: Page, words: Locator, where: string): Promise<void> {
  await page.evaluate(showMarks, true);
  await expect.poll(() => page.evaluate(areMarksDrawn)).toBe(true);
  const withMarks = await settledPicture(words);
  await page.evaluate(showMarks, false);
  expect(withMarks.equals(await settledPicture(words)), where).toBe(true);
}

/** @returns a picture of an element once two in a row are the same: the application may be taking the page over */
async function settledPicture(element: Locator): Promise<Buffer> {
  let picture = await element.screenshot();
  await expect
    .poll(async () => {
      const before = picture;
      picture = await element.screenshot();
      return before.equals(picture);
    })
    .toBe(true);
  return picture;
}

/** Runs in the page. */
function showMarks(areShown: boolean): void {
  for (const marks of document.querySelectorAll<HTMLElement>("[data-decoration=hero] > img")) marks.hidden = !areShown;
}

/** Pictures that are not shown are never fetched. Runs in the page. */
function areMarksDrawn(): boolean {
  const marks = [...document.querySelectorAll<HTMLImageElement>("section:first-child [data-decoration=hero] > img")];
  return marks.every((picture) => picture.complete || !picture.checkVisibility());
}
