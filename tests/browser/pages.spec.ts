import type { Page } from "@playwright/test";
import { applicationRuns } from "../support/application.ts";
import { violations } from "../support/axe.ts";
import { lostInForcedColours, moving, unseenFocus } from "../support/controls-in-page.ts";
import { addresses, content, everyKindOfPage } from "../support/site.ts";
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
import { coveredUp, leftOver, lost, markShown, tooLight } from "../support/words-on-paper.ts";

/** The narrowest phone in use, and the width of WCAG 2.2's reflow (1.4.10). */
const NARROWEST = 320;

const WIDEST = 1440;

const TELEPHONE = { width: 390, height: 844 };
const COMPUTER = { width: 1280, height: 800 };

/** The page for sign-in links redirects from any other address. */
const SPENT_LINK = "/auth/callback?error=access_denied&error_description=Email+link+is+invalid+or+has+expired";

const { office } = content.one("contacts");

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** The number of tests that share the pages: a second page opens in half the time. */
const GROUPS = 4;

const groups = Map.groupBy(addresses, (address) => addresses.indexOf(address) % GROUPS);

for (const group of groups.values()) {
  test(`each is whole and accessible, never scrolls sideways, and asks no other site: ${group.join(", ")}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(group.length * 60_000);
    const foreign: string[] = [];
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      const isOwn = (origin === baseURL && request.method() === "GET") || protocol === "data:";
      if (!isOwn) foreign.push(`${page.url()} → ${request.method()} ${request.url()}`);
    });
    page.on("websocket", (socket) => foreign.push(`${page.url()} → ${socket.url()}`));
    for (const address of group) await test.step(address, () => expectWhole(page, address));
    expect(foreign).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}

/** Checks everything that texts of any length can break in one visit, as opening a page is slow. */
async function expectWhole(page: Page, address: string): Promise<void> {
  const response = await page.goto(address === "/auth/callback" ? SPENT_LINK : address);
  const isKind = everyKindOfPage.includes(address);
  const expectHere = <Value>(value: Value, where = "") => expect.soft(value, `${address} ${where}`);
  expectHere(response?.status()).toBe(200);
  await expect.soft(page.locator("h1"), address).toHaveCount(1);
  await expect.soft(page.locator("main"), address).not.toBeEmpty();
  // They ask for an e-mail address after checking the address; without a backend they would not.
  if (address.startsWith("/auth/")) await expect.soft(page.locator("main").getByRole("textbox"), address).toBeVisible();
  if (isKind) {
    await page.keyboard.press("Shift");
    await applicationRuns(page);
    await expectPrintable(page, address);
  }
  for (const width of isKind ? [NARROWEST, 768, 769, WIDEST] : [NARROWEST]) {
    await resize(page, width);
    expectHere(await page.evaluate(overflow), `${width} px`).toBe(0);
    // The words of the other pages are checked in their HTML.
    if (isKind && (width === NARROWEST || width === WIDEST))
      expectHere(await violations(page), `${width} px`).toEqual([]);
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (isKind) await expectControls(page, address);
  const expectReadable = async (width: number) => {
    await resize(page, width);
    // A sticky table head covers scrolled rows, as it should.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    for (const find of [textBeyondTheEdge, wordsCutInTwo, wordsUponWords])
      expectHere(await page.evaluate(find), `${find.name} at ${width} px`).toEqual([]);
  };
  await test.step("with letters of twice the size no page loses, cuts or covers words", async () => {
    await page.evaluate(enlargeText, 200);
    for (const width of isKind ? [TELEPHONE.width, 768, WIDEST] : [TELEPHONE.width]) await expectReadable(width);
  });
  const fonts = await page.evaluate(takeFonts);
  // The second is the wider one.
  for (const system of isKind ? ["Arial", "DejaVu"] : ["DejaVu"]) {
    await test.step(`with letters of twice the size in ${system} no page does either`, async () => {
      const fallbacks = fonts.filter((font) => font.includes(system));
      expect(fallbacks).not.toEqual([]);
      await page.evaluate(giveFonts, fallbacks);
      await expectReadable(NARROWEST);
    });
  }
}

/** Checks what only a kind of page or section can break. */
async function expectControls(page: Page, address: string): Promise<void> {
  const expectHere = <Value>(value: Value, where = "") => expect.soft(value, `${address} ${where}`);
  await test.step("with less motion wanted nothing on any kind of page moves by itself", async () => {
    expectHere(await page.evaluate(moving)).toEqual([]);
  });
  await test.step("with a visitor's own colours controls keep their edges and focus stays visible", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    expectHere(await page.evaluate(lostInForcedColours)).toEqual([]);
    await page.emulateMedia({ forcedColors: "none" });
  });
  await test.step("every control of every kind of page takes the focus, shows it and is not covered", async () => {
    for (const size of [TELEPHONE, COMPUTER]) {
      await page.setViewportSize(size);
      expectHere(await page.evaluate(unseenFocus), `${size.width} px`).toEqual([]);
    }
  });
  await test.step("with the text spacing that WCAG names no kind of page loses words", async () => {
    await page.evaluate(spaceText);
    for (const width of [NARROWEST, COMPUTER.width]) {
      await resize(page, width);
      expectHere(await page.evaluate(cutOffWords), `${width} px`).toEqual([]);
    }
    await page.evaluate(unspaceText);
  });
}

/** Checks that a page on paper has all of its words in ink, where they come from, and nothing to press. */
async function expectPrintable(page: Page, address: string): Promise<void> {
  await test.step("on paper", async () => {
    await page.evaluate(markShown);
    await page.emulateMedia({ media: "print" });
    for (const find of [lost, leftOver, tooLight, coveredUp])
      expect.soft(await page.evaluate(find), `${address} ${find.name}`).toEqual([]);
    await expect.soft(page.locator("footer").getByText(office.street), address).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  });
}
