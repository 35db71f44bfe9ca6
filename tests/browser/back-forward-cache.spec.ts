import { applicationRuns } from "../support/application.ts";
import { keepingPages, leaveAndComeBack } from "../support/back-forward-cache.ts";
import { expect, test } from "../support/test.ts";

test.use(keepingPages);

/** What may keep a page out of the cache: a form, the chatbot, a film, a calculator, a session. */
const ADDRESSES = ["/contact", "/demo", "/", "/roi-calculator", "/auth/reset-password"];

test("Back and Forward bring every page as it was left, before the application has taken it over and after, and it works as before", async ({
  page,
}) => {
  for (const address of ADDRESSES) {
    await test.step(address, async () => {
      await page.goto(address);
      await page.keyboard.press("Shift");
      await applicationRuns(page);
      expect(await leaveAndComeBack(page), address).toEqual([]);
      await expect(page.locator("h1"), address).toBeVisible();
    });
  }
  await test.step("before the application", async () => {
    await page.goto("/pricing");
    expect(await leaveAndComeBack(page)).toEqual([]);
  });
  await test.step("scroll position, header, links within the page", async () => {
    await page.goto("/pricing");
    await page.keyboard.press("Shift");
    await applicationRuns(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(page.locator("header")).toHaveAttribute("data-scrolled", "");
    expect(await leaveAndComeBack(page)).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(900);
    await page.locator("footer a[href='/about']").click();
    await expect(page).toHaveTitle(/About/);
    await expect(page.locator("html"), "the same document still").toHaveAttribute("data-left", "");
  });
  await test.step("Forward", async () => {
    await page.goto("/pricing");
    await page.goto("/about");
    await page.evaluate(() => document.documentElement.setAttribute("data-left", ""));
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/pricing");
    await page.evaluate(() => history.forward());
    await expect(page).toHaveURL("/about");
    await expect(page.locator("html")).toHaveAttribute("data-left", "");
  });
});
