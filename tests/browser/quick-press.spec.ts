import type { Page } from "@playwright/test";
import { isMarked, loadApplication, markDocument } from "../support/application.ts";
import { APPLICATION, hold } from "../support/hold.ts";
import { watchScrolling } from "../support/scrolling.ts";
import { sectionAt } from "../support/sections.ts";
import { content } from "../support/site.ts";
import { expect, test, watch } from "../support/test.ts";

const about = sectionAt(content, "/about", "hero").title;
const pricing = sectionAt(content, "/pricing", "hero").title;

/** Opens a reading page, scrolls down, and presses a link before the application has loaded. */
async function pressEarly(page: Page, press: (page: Page) => Promise<void>): Promise<() => void> {
  const letApplicationCome = await hold(page, APPLICATION);
  await page.goto("/industries/healthcare");
  await markDocument(page);
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  await press(page);
  expect(await page.evaluate(() => document.title)).not.toMatch(/About/);
  return letApplicationCome;
}

/** What a person sees after a navigation. */
async function expectAbout(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveText(about);
  await expect(page).toHaveURL("/about");
  await expect(page).toHaveTitle(/About/);
  await expect(page.locator("main")).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isMarked(page), "in the same document").toBe(true);
}

const pressFooter = (page: Page) =>
  page.locator("footer a[href='/about']").dispatchEvent("click", { button: 0, cancelable: true });

test("a click before the application is there opens the page in the document once it is, smoothly from its top", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const letApplicationCome = await pressEarly(page, pressFooter);
  const behaviours = await watchScrolling(page);
  const entries = await page.evaluate(() => history.length);
  letApplicationCome();
  await expectAbout(page);
  expect(await behaviours()).toEqual(["smooth"]);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL("/industries/healthcare");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
});

test("for who wants no motion it does not scroll smoothly", async ({ page }) => {
  const letApplicationCome = await pressEarly(page, pressFooter);
  const behaviours = await watchScrolling(page);
  letApplicationCome();
  await expectAbout(page);
  expect(await behaviours()).toEqual(["instant"]);
});

test("a tap on a telephone, whose touch is the first sign of all, does the same", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  const complaints = watch(page);
  const letApplicationCome = await pressEarly(page, async (each) => {
    // The footer's lists are folded there.
    await each.locator("footer details").evaluateAll((lists) => {
      for (const list of lists) list.setAttribute("open", "");
    });
    await each.locator("footer a[href='/about']").tap();
  });
  letApplicationCome();
  await expectAbout(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test("of two presses the last one counts", async ({ page }) => {
  const letApplicationCome = await pressEarly(page, pressFooter);
  await page.locator("footer a[href='/pricing']").dispatchEvent("click", { button: 0, cancelable: true });
  letApplicationCome();
  await expect(page.locator("h1")).toHaveText(pricing);
  await page.goBack();
  await expect(page).toHaveURL("/industries/healthcare");
});

test("who waits too long for the application gets the document", async ({ page }) => {
  await pressEarly(page, pressFooter);
  await expect(page.locator("h1")).toHaveText(about);
  await expect(page).toHaveURL("/about");
  expect(await isMarked(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL("/industries/healthcare");
});

const { menu } = content.one("navigation");

const pressLogo = (page: Page) => page.locator("header a[href='/']").click();

async function pressHomeInMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: menu.open }).click();
  await page.getByRole("dialog").locator("a[href='/']").click();
}

test("on the home page the logo and Home in the menu lead to its top, also from a part of it, smoothly unless no motion is wanted", async ({
  page,
}) => {
  for (const [name, address, motion, behaviour, press] of [
    ["the logo", "/", "no-preference", "smooth", pressLogo],
    ["Home in the menu", "/", "reduce", "instant", pressHomeInMenu],
    ["the logo, from a part of the page", "/#page.main", "reduce", "instant", pressLogo],
  ] as const) {
    await test.step(name, async () => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.goto("/robots.txt");
      await page.goto(address);
      await loadApplication(page);
      await markDocument(page);
      await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
      const entries = await page.evaluate(() => history.length);
      const behaviours = await watchScrolling(page);
      await press(page);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(page).toHaveURL("/");
      expect(await isMarked(page)).toBe(true);
      if (address !== "/") return;
      await expect(page.locator("main")).toBeFocused();
      await expect(page.getByRole("dialog")).toBeHidden();
      expect(await behaviours()).toEqual([behaviour]);
      expect(await page.evaluate(() => history.length)).toBe(entries);
    });
  }
});
