import type { Page } from "@playwright/test";
import { violations } from "../support/axe.ts";
import { lostInForcedColours, moving, unseenFocus } from "../support/controls-in-page.ts";
import { addresses, everyKindOfPage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import {
  cutOffWords,
  enlargeText,
  giveFonts,
  overflow,
  spaceText,
  takeFonts,
  textBeyondTheEdge,
  unspaceText,
  wordsCutInTwo,
  wordsUponWords,
} from "../support/words-in-page.ts";

/** The narrowest telephone in use, and what WCAG 2.2 asks of reflow (1.4.10). */
const NARROWEST = 320;

const WIDEST = 1440;

const TELEPHONE = { width: 390, height: 844 };
const COMPUTER = { width: 1280, height: 800 };

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

// One visit for all that words of any length can break: opening a page takes longer than looking at it.
for (const address of addresses) {
  test(`${address} is whole and accessible, and never scrolls sideways`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("main")).not.toBeEmpty();
    for (const width of [NARROWEST, 375, 768, 769, 1024, WIDEST]) {
      await resize(page, width);
      expect(await page.evaluate(overflow), `${width} px`).toBe(0);
      if (width === NARROWEST || (width === WIDEST && everyKindOfPage.includes(address)))
        expect(await violations(page), `${width} px`).toEqual([]);
    }
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.reload();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await test.step("with less motion wanted nothing on any page moves by itself", async () => {
      expect(await page.evaluate(moving)).toEqual([]);
    });
    await test.step("with a visitor's own colours controls keep their edges and focus stays visible", async () => {
      await page.emulateMedia({ forcedColors: "active" });
      expect(await page.evaluate(lostInForcedColours)).toEqual([]);
      await page.emulateMedia({ forcedColors: "none" });
    });
    await test.step("every control of every page takes the focus, shows it and is not covered", async () => {
      for (const size of [TELEPHONE, COMPUTER]) {
        await page.setViewportSize(size);
        expect(await page.evaluate(unseenFocus), `${size.width} px`).toEqual([]);
      }
    });
    await test.step("with the text spacing that WCAG names no page loses words", async () => {
      await page.evaluate(spaceText);
      for (const width of [NARROWEST, COMPUTER.width]) {
        await resize(page, width);
        expect(await page.evaluate(cutOffWords), `${width} px`).toEqual([]);
      }
      await page.evaluate(unspaceText);
    });
    await test.step("with letters of twice the size no page loses, cuts or covers words", async () => {
      await page.evaluate(enlargeText, 200);
      for (const width of [TELEPHONE.width, 768, WIDEST]) await expectReadable(page, width);
    });
    const fonts = await page.evaluate(takeFonts);
    for (const system of ["Arial", "DejaVu"]) {
      await test.step(`with letters of twice the size in ${system} no page does either`, async () => {
        const fallbacks = fonts.filter((font) => font.includes(system));
        expect(fallbacks).not.toEqual([]);
        await page.evaluate(giveFonts, fallbacks);
        await expectReadable(page, NARROWEST);
      });
    }
  });
}

async function expectReadable(page: Page, width: number): Promise<void> {
  await resize(page, width);
  // A table's head that stays in sight lies upon what has been scrolled below it, as it shall.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  expect(await page.evaluate(textBeyondTheEdge), `${width} px`).toEqual([]);
  expect(await page.evaluate(wordsCutInTwo), `${width} px`).toEqual([]);
  expect(await page.evaluate(wordsUponWords), `${width} px`).toEqual([]);
}
