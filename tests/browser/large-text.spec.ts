import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { enlargeText } from "../support/words-in-page.ts";

/** Opens a page, and waits for its fonts before they are enlarged. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

test("with large letters the film keeps its shape, and with it the words at its edges; a scene is below the words of its hero where there is no room beside them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/");
  const shape = () =>
    page.locator("video").evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => offsetWidth / offsetHeight);
  const usual = await shape();
  for (const percent of [125, 150, 200]) {
    await page.evaluate(enlargeText, percent);
    expect(await shape(), `${percent} %`).toBeLessThanOrEqual(usual + 0.01);
  }
  await open(page, "/blog");
  const words = page.locator("main h1").locator("..");
  const scene = page.locator("[data-decoration=scene] img").first();
  await page.evaluate(enlargeText, 200);
  const [above, below] = [await words.boundingBox(), await scene.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});
