import AxeBuilder from "@axe-core/playwright";
import { addresses } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const WIDTHS = [390, 1440];

/** The narrowest telephone in use, and what WCAG 2.2 asks of reflow (1.4.10). */
const NARROWEST = 320;

for (const address of addresses) {
  for (const width of WIDTHS) {
    test(`${address} is whole and accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("main")).not.toBeEmpty();
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
    });
  }

  test(`${address} never scrolls sideways from ${NARROWEST} px on`, async ({ page }) => {
    await page.setViewportSize({ width: NARROWEST, height: 900 });
    await page.goto(address);
    for (const width of [NARROWEST, 375, 768, 769, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBe(0);
    }
  });
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
