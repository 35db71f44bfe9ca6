import { expect, test } from "../support/test.ts";

test("the header is fixed and 80 px high, solid up to 50 px of scroll, clear and blurred beyond, and so at once when reloaded there", async ({
  page,
}) => {
  await page.goto("/about");
  const header = page.locator("header");
  await expect(header).toHaveCSS("height", "80px");
  for (const top of [0, 50]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await expect(header).toHaveCSS("background-color", "rgb(11, 20, 22)");
    await expect(header).toHaveCSS("border-bottom-width", "1px");
    await expect(header).toHaveCSS("box-shadow", "none");
    await expect(header).not.toHaveCSS("border-bottom-color", "rgba(0, 0, 0, 0)");
  }
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect(header).toHaveCSS("backdrop-filter", "blur(10px)");
  await expect(header).toHaveCSS("background-color", /0\.95/);
  await expect(header).not.toHaveCSS("box-shadow", "none");
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(header).toBeInViewport();
  await page.reload();
  await expect(header).toHaveAttribute("data-scrolled", "");
});

test("the skip link is the first stop of the Tab key and leads to the content", async ({ page }) => {
  await page.goto("/pricing");
  await page.keyboard.press("Tab");
  const skipLink = page.locator('a[href="#page.main"]');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the mobile marker is there at 768 px and gone at 769 px", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/");
  const root = page.locator("html");
  await expect(root).toHaveClass(/(?:^| )mobile(?: |$)/);
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(root).not.toHaveClass(/mobile/);
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(root).toHaveClass(/mobile/);
});
