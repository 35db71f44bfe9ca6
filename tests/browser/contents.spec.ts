import type { Locator, Page } from "@playwright/test";
import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** The contents work without scripts: they are links. */
test.use({ javaScriptEnabled: false });

const { onThisPage } = content.one("navigation");
const { contents } = content.one("blog-words").labels;
const [industry] = content.all("industries");
const [article] = content.all("blog");
const legal = content.all("legal");

/** On a computer legal pages have the longest contents. */
const PAGES = { computer: [industry, article, ...legal], telephone: [industry, article] } as const;

const nameIn = (page: (typeof PAGES)["computer" | "telephone"][number]) => (page === article ? contents : onThisPage);

/** The left edge of an element's words, in pixels. */
const leftOf = (words: Locator) =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().left);
  });

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

test("on a computer the contents of a page stay in sight, and each entry leads to its part", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const entry of PAGES.computer) {
    await test.step(entry?.address ?? "", async () => {
      await page.goto(entry?.address ?? "");
      const nav = page.getByRole("navigation", { name: nameIn(entry) });
      // Those of an article are numbered: the numbers are on the grid.
      if (entry !== article) {
        expect(await leftOf(nav.getByRole("link").first()), "on the grid").toBe(await leftOf(page.locator("h1")));
      }
      await expect(nav, "the last entry isn't faded out").toHaveCSS("mask-image", "none");
      await expectEachToLead(page, nav);
      await expect(nav).toBeInViewport();
    });
  }
});

test("on a telephone the contents of a page open, and each entry leads to its part", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const entry of PAGES.telephone) {
    await test.step(entry?.address ?? "", async () => {
      await page.goto(entry?.address ?? "");
      const nav = page.getByRole("navigation", { name: nameIn(entry) });
      await nav.locator("summary").click();
      await expectEachToLead(page, nav);
    });
  }
});
