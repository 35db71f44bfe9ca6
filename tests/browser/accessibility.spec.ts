import { expect, test } from "../support/test.ts";

test("the Tab key alone visits every control of a page, in document order, and Shift+Tab goes back", async ({
  page,
}) => {
  for (const address of ["/pricing", "/contact", "/blog/ai-trends"]) {
    await page.goto(address);
    // Until the application has loaded, no form can be sent.
    await expect(page.locator("[type=submit][aria-disabled=true]")).toHaveCount(0);
    const order = await page.evaluate(() => {
      const stops = [
        ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex='0']"),
      ];
      const isStop = (stop: HTMLElement) =>
        stop.checkVisibility({ visibilityProperty: true }) &&
        stop.tabIndex >= 0 &&
        !stop.closest("dialog") &&
        // In a group of radio buttons, Tab reaches the chosen one; arrow keys choose.
        !stop.matches(":disabled, [type=radio]:not(:checked)");
      return stops.filter(isStop).map((stop) => stop.outerHTML.slice(0, 120));
    });
    const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
    const visited: (string | undefined)[] = [];
    for (let stop = 0; stop < order.length; stop++) {
      await page.keyboard.press("Tab");
      visited.push(await focused());
    }
    expect(visited, address).toEqual(order);
    await page.keyboard.press("Shift+Tab");
    expect(await focused()).toBe(order.at(-2));
  }
});

test("a table whose rows are stacked on a telephone remains one to screen readers", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/privacy-policy");
  const tables = page.locator("table");
  await expect(tables.filter({ has: page.locator("td[data-column]") }).first()).toHaveCSS("display", "block");
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  const found = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
  for (const [role, elements] of [
    ["table", tables],
    ["row", tables.locator("tr")],
    ["columnheader", tables.locator("thead th")],
    ["rowheader", tables.locator("tbody th")],
    ["cell", tables.locator("td")],
  ] as const) {
    expect(found(role), role).toBe(await elements.count());
  }
});
