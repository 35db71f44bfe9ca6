import type { Locator, Page } from "@playwright/test";
import { addresses } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

// Each of these goes through all pages of the site in one tab, which is quicker than a test a page.
test.describe.configure({ timeout: 120_000 });

const WIDTHS = [390, 768, 1440];

/** Opens a page for somebody who reads letters of another size. */
async function openEnlarged(page: Page, address: string, percent = 200): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate((size) => document.documentElement.style.setProperty("font-size", `${size}%`), percent);
}

async function expectReadable(page: Page, address: string): Promise<void> {
  expect(await page.evaluate(textBeyondTheEdge), address).toEqual([]);
  expect(await page.evaluate(wordsCutInTwo), address).toEqual([]);
  expect(await page.evaluate(wordsUponWords), address).toEqual([]);
}

for (const width of WIDTHS) {
  test(`with letters of twice the size no page loses, cuts or covers words at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const address of addresses) {
      await openEnlarged(page, address);
      await expectReadable(page, address);
    }
  });
}

for (const system of ["Arial", "DejaVu"]) {
  test(`with letters of twice the size no page at 320 px does in ${system}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    for (const address of addresses) {
      await openEnlarged(page, address);
      await page.evaluate(leaveFallback, system);
      await expectReadable(page, address);
    }
  });
}

/** Takes all fonts off the page but the fallbacks that a system has. Runs in the page. */
function leaveFallback(system: string): void {
  for (const sheet of document.styleSheets) {
    const rules = [...sheet.cssRules];
    const others = rules.filter((rule) => rule instanceof CSSFontFaceRule && !rule.cssText.includes(system));
    for (const rule of others) sheet.deleteRule([...sheet.cssRules].indexOf(rule));
  }
}

/** @returns the words of up to ten letters that begin on one line and end on another, other than in addresses. */
function wordsCutInTwo(): string[] {
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/(?<![@./\p{L}])\p{L}{2,10}(?![@./\p{L}])/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) cut.push(word);
    }
  }
  return cut;
}

/** @returns the words that stand beyond the right edge, other than in tables, which scroll by themselves. */
function textBeyondTheEdge(): string[] {
  const edge = document.documentElement.clientWidth + 1;
  const scrollers = [...document.querySelectorAll("main div")].filter(
    (box) => getComputedStyle(box).overflowX === "auto",
  );
  const texts = [
    ...document.querySelectorAll("main :is(h1, h2, h3, p, li, td, th, a, label), header a, header button, footer a"),
  ];
  return texts
    .filter((element) => !element.closest('[aria-hidden="true"]'))
    .filter((element) => element.getBoundingClientRect().right > edge)
    .filter((element) => !scrollers.some((scroller) => scroller.contains(element)))
    .map((element) => (element.textContent ?? "").slice(0, 40));
}

/** @returns pairs of texts that stand upon each other. Runs in the page. */
function wordsUponWords(): string[] {
  const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  // What is only heard, and what stays in a corner of the window while the words pass below it.
  const apart = [...document.querySelectorAll("main *")].filter((box) => {
    const { clipPath, position } = getComputedStyle(box);
    return clipPath !== "none" || position === "fixed";
  });
  const lines: { words: string; box: DOMRect }[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const isSeen = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen || parent?.closest("svg, [aria-hidden=true]") || apart.some((box) => box.contains(parent))) continue;
    const range = document.createRange();
    range.selectNode(text);
    const words = (text.textContent ?? "").trim().slice(0, 30);
    if (words) lines.push(...[...range.getClientRects()].map((box) => ({ words, box })));
  }
  const shared = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
  return lines.flatMap(({ words, box }, index) =>
    lines
      .slice(index + 1)
      .filter((other) => shared(box, other.box))
      .map((other) => `${words} / ${other.words}`),
  );
}

test("the film keeps its shape, and with it the words at its edges, with letters of any size", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const shape = () =>
    page.locator("video").evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => offsetWidth / offsetHeight);
  const usual = await shape();
  for (const percent of [125, 150, 200]) {
    await openEnlarged(page, "/", percent);
    expect(await shape(), `${percent} %`).toBeLessThanOrEqual(usual + 0.01);
  }
});

test("survey marks keep clear of the words of a hero, with letters of any size", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const address of ["/", "/pricing", "/industries/government", "/free-guide-ai-business", "/demo"]) {
    for (const percent of [100, 125, 150, 200]) {
      await openEnlarged(page, address, percent);
      const words = page.locator("main h1").locator("..");
      await expect.poll(() => page.evaluate(areMarksDrawn)).toBe(true);
      const withMarks = await settledPicture(words);
      await page.evaluate(hideMarks);
      expect(withMarks.equals(await settledPicture(words)), `${address}, ${percent} %`).toBe(true);
    }
  }
});

/** @returns a picture of an element once two in a row are the same: the application may be taking the page over */
async function settledPicture(element: Locator): Promise<Buffer> {
  let picture = await element.screenshot();
  await expect
    .poll(async () => {
      const before = picture;
      picture = await element.screenshot();
      return before.equals(picture);
    })
    .toBe(true);
  return picture;
}

/** Runs in the page. */
function hideMarks(): void {
  for (const marks of document.querySelectorAll<HTMLElement>("[data-decoration=hero] > img")) marks.hidden = true;
}

/** Pictures that are not shown are never fetched. Runs in the page. */
function areMarksDrawn(): boolean {
  const marks = [...document.querySelectorAll<HTMLImageElement>("section:first-child [data-decoration=hero] > img")];
  return marks.every((picture) => picture.complete || !picture.checkVisibility());
}
