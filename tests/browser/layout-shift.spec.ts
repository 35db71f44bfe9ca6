import type { Locator, Page } from "@playwright/test";
import { hold } from "../support/hold.ts";
import { takeShifts, watchShifts } from "../support/layout-shift.ts";
import { content, everyKindOfPage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** A phone and a wide screen. */
const WIDTHS = [390, 1440];

/**
 * The most layout shift of a page: a title or lead may have one line more or fewer in the fallback font,
 * whose letters are as wide on average, but not each. A good page has at most 0.1 (web.dev, Cumulative Layout Shift).
 */
const BUDGET = 0.03;

for (const width of WIDTHS) {
  test(`no kind of page moves by more than a little at ${width} px while its fonts, scripts and pictures arrive, and a picture that comes late has its room already`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(watchShifts);
    for (const address of everyKindOfPage) {
      await test.step(address, async () => {
        const letPicturesCome = await hold(page, "**/*.{svg,webp,avif,png,jpg}");
        const letTheRestCome = await hold(page, "**/*.{woff2,js}");
        await page.goto(address, { waitUntil: "commit" });
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        await page.waitForFunction(() => document.readyState !== "loading");
        expect(await page.evaluate(() => document.fonts.check("1em Hanken")), "fonts are held back").toBe(false);
        await scrollThrough(page);
        const places = await page.evaluate(placesInMain);
        letPicturesCome();
        await page.waitForFunction(allPicturesAreHere);
        expect(await page.evaluate(placesInMain), address).toEqual(places);
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        letTheRestCome();
        await page.waitForLoadState("load");
        await page.waitForFunction(() => document.fonts.check("1em Hanken"));
        await scrollThrough(page);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const shifts = (await page.evaluate(takeShifts)) ?? [];
        const moved = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(moved, `${address} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(BUDGET);
        await page.unrouteAll();
      });
    }
  });
}

test("on a slow line the first page and its menu get the brand's letters, which come late", async ({ page }) => {
  const letTheLettersCome = await hold(page, "**/*.{woff2,js}");
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const title = page.locator("h1");
  const words = page.getByRole("main").locator("p").first();
  expect(await renderedFonts(title)).not.toMatch(/Bricolage/);
  letTheLettersCome();
  await expect.poll(() => renderedFonts(title)).toMatch(/^Bricolage/);
  await expect.poll(() => renderedFonts(words)).toMatch(/^Hanken/);
  await page
    .locator("header")
    .getByRole("button", { name: content.one("navigation").menu.open })
    .click();
  const link = page.getByRole("dialog").getByRole("navigation").getByRole("link").first();
  await expect(link).toBeVisible();
  expect(await renderedFonts(link)).toMatch(/^(?:Bricolage|Hanken)/);
});

async function renderedFonts(element: Locator): Promise<string> {
  const client = await element.page().context().newCDPSession(element.page());
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const mark = `font-${Math.random().toString(36).slice(2)}`;
  await element.evaluate((node, name) => node.setAttribute("data-asked", name), mark);
  const selector = `[data-asked="${mark}"]`;
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  await client.detach();
  return fonts.map(({ familyName }) => familyName).join();
}

/** For `page.evaluate`: the pictures, and the sections and articles, with their tops and heights. */
function placesInMain(): string[] {
  return [...document.querySelectorAll("main :is(section, article, img)")].map((element) => {
    const { top, height } = element.getBoundingClientRect();
    return `${element.tagName} ${element.id || element.getAttribute("src")} ${Math.round(top + scrollY)} ${Math.round(height)}`;
  });
}

/** For `page.waitForFunction`. */
const allPicturesAreHere = () => [...document.images].every((image) => image.complete || !image.checkVisibility());

/** Lazy pictures load when near; a frame after each step shows whether they shift anything. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await frame();
    }
  });
}
