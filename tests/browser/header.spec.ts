import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const { menu } = content.one("navigation");
const contacts = content.one("contacts");

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

test("beside the menu a computer has a telephone number and a booking, a tablet and large letters only the menu", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/pricing");
  const ways = page
    .locator("header")
    .getByRole("link")
    .filter({ hasNot: page.locator("img") });
  await expect(ways).toHaveText([contacts.sales.phone, menu.callToAction.action.label]);
  await expect(ways.first()).toHaveAttribute("href", /^tel:/);
  for (const [width, size] of [
    [768, "100%"],
    [1440, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator("html").evaluate((root, to) => root.style.setProperty("font-size", to), size);
    await expect(ways).toHaveCount(0);
    await expect(page.locator("header").getByRole("button", { name: menu.open })).toBeInViewport({ ratio: 1 });
  }
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
