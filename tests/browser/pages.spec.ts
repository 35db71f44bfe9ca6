import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { addresses, oneOfEachKind } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** The narrowest telephone in use, and what WCAG 2.2 asks of reflow (1.4.10). */
const NARROWEST = 320;

const WIDEST = 1440;

for (const address of addresses) {
  test(`${address} is whole and accessible, and never scrolls sideways`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("main")).not.toBeEmpty();
    for (const width of [NARROWEST, 375, 768, 769, 1024, WIDEST]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(overflow), `${width} px`).toBe(0);
      if (width === NARROWEST || (width === WIDEST && oneOfEachKind.includes(address)))
        expect(await violations(page), `${width} px`).toEqual([]);
    }
  });
}

/** Runs in the page. */
function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

test("every page has a title and a description of its own", async ({ request }) => {
  const heads = await Promise.all(
    addresses.map(async (address) => {
      const html = await (await request.get(address)).text();
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
      return { address, title, description };
    }),
  );
  for (const field of ["title", "description"] as const) {
    const clashes = [...Map.groupBy(heads, (head) => head[field]).values()].filter((group) => group.length > 1);
    expect(
      clashes.map((group) => group.map((head) => head.address)),
      `pages that share a ${field}`,
    ).toEqual([]);
    expect(heads.filter((head) => !head[field])).toEqual([]);
  }
});
