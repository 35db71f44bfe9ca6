import type { Locator, Page } from "@playwright/test";
import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** The contents work without scripts: they are links. */
test.use({ javaScriptEnabled: false });

const { onThisPage } = content.one("navigation");
const { contents } = content.one("blog-words").labels;
const [industry] = content.all("industries");
const [article] = content.all("blog");

const PAGES = [
  [industry?.address ?? "", onThisPage],
  [article?.address ?? "", contents],
] as const;

/** The position of an element below the top of the window, and the covered height there, in pixels. */
async function placeOf(page: Page, target: Locator): Promise<{ top: number; covered: number }> {
  const top = await target.evaluate((element) => element.getBoundingClientRect().top);
  const covered = await page.evaluate(() => {
    const covers = [...document.querySelectorAll("header, nav")].filter((each) =>
      ["fixed", "sticky"].includes(getComputedStyle(each).position),
    );
    const edges = covers
      .map((each) => each.getBoundingClientRect())
      .filter(({ left, right, top: from }) => {
        return from <= 80 && right - left > innerWidth / 2;
      });
    return Math.max(0, ...edges.map(({ bottom }) => bottom));
  });
  return { top, covered };
}

async function expectEachToLead(page: Page, nav: Locator): Promise<void> {
  const links = nav.getByRole("link");
  const count = await links.count();
  expect(count).toBeGreaterThan(3);
  for (let index = 0; index < count; index += 1) {
    const link = links.nth(index);
    const target = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}"]`);
    await link.click();
    const { top, covered } = await placeOf(page, target);
    expect(top, await link.innerText()).toBeGreaterThanOrEqual(covered - 1);
    await expect(target).toBeInViewport();
  }
}

for (const [address, name] of PAGES) {
  test(`on a computer the contents of ${address} stay in sight, and each entry leads to its part`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    const nav = page.getByRole("navigation", { name });
    await expectEachToLead(page, nav);
    await expect(nav).toBeInViewport();
  });

  test(`on a telephone the contents of ${address} open, and each entry leads to its part`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    const nav = page.getByRole("navigation", { name });
    await nav.locator("summary").click();
    await expectEachToLead(page, nav);
  });
}
